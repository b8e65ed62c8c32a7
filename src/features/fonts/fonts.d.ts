declare module 'virtual:fonts.css';

declare module 'virtual:font-preloads' {
  const preloads: readonly string[];
  export default preloads;
}
