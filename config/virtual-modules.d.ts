declare module '*?inline-script' {
  const text: string;
  export default text;
}

declare module 'virtual:fonts.css';

declare module 'virtual:font-preloads' {
  const preloads: readonly string[];
  export default preloads;
}

declare module 'virtual:extended-fonts' {
  /** What `new FontFace` takes, a face each. */
  const faces: readonly { family: string; source: string; descriptors: FontFaceDescriptors }[];
  export default faces;
}

declare module 'virtual:extended-letters' {
  /** Finds a letter that only those faces have. */
  const extendedLetters: RegExp;
  export default extendedLetters;
}
