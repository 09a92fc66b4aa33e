declare module '*.toml' {
  const content: { goods: Record<string, unknown>[]; [key: string]: unknown };
  export default content;
}
