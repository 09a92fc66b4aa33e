declare module '@games/sheriff/data/*.toml' {
  const content: { goods: { name: string; [key: string]: unknown }[] };
  export default content;
}
