import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,content,rules,backend,hosts,scripts,proof}/**/*.test.{ts,tsx}"],
    globalSetup: "backend/testing/global-setup.ts",
    // Databases, mail servers and child processes start slowly on a small machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
