/** What the client build made of each source, told to the server build by vite.config.ts. */
declare module "virtual:page-scripts" {
  export const build: string;
  export const scriptOf: (source: string) => { file: string; imports: string[] };
}
