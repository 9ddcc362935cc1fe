declare module "*.ftl" {
  const source: string;
  export default source;
}
declare module "*.svg" {
  const address: string;
  export default address;
}
