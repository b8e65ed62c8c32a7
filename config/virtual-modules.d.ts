declare module 'virtual:fonts.css';

declare module 'virtual:font-preloads' {
  const preloads: readonly string[];
  export default preloads;
}

declare module 'virtual:rare-faces' {
  /** What `new FontFace` takes, a face each. */
  const faces: readonly { family: string; source: string; descriptors: FontFaceDescriptors }[];
  export default faces;
}

declare module 'virtual:rare-letters' {
  /** Finds a letter that only those faces have. */
  const rareLetters: RegExp;
  export default rareLetters;
}
