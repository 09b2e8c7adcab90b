import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,rules,functions,server,scripts,supabase,proof}/**/*.test.{ts,tsx}"],
    globalSetup: "functions/testing/global-setup.ts",
    // Databases, mail servers and child processes start slowly on a small machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
