/** What two builds of the same pages may differ in, and nothing else is left out of the comparison. */
interface Ignored {
  what: string
  pattern: RegExp
  /** What stands for it, the same in both. */
  as: string
}

const SCRIPT_OR_STYLE = String.raw`[\w./~-]*\.(?:js|css)(?:\.map)?`

/** Parts of a page, of its data, or of any other text that is published. */
export const IGNORED: readonly Ignored[] = [
  {
    what: 'that a script or style is loaded, and under which name',
    pattern: new RegExp(
      [
        String.raw`<script\b[^>]*\bsrc="[^"]*"[^>]*></script>`,
        String.raw`<link\b[^>]*\bas="(?:script|style)"[^>]*>`,
        String.raw`<link\b[^>]*\brel="(?:modulepreload|stylesheet)"[^>]*>`,
      ].join('|'),
      'g',
    ),
    as: '',
  },
  {
    what: 'the list of script names by page component that stands in each page',
    pattern: /window\.___chunkMapping="(?:[^"\\]|\\.)*";?/g,
    as: '',
  },
  {
    what: 'the name that a build of scripts has',
    pattern: /(webpackCompilationHash"?\s*[:=]\s*")\w*"/g,
    as: '$1‹build›"',
  },
  {
    what: 'names of scripts and styles wherever else they stand',
    pattern: new RegExp(String.raw`(["'(\s])/${SCRIPT_OR_STYLE}(?=["')\s])`, 'g'),
    as: '$1‹script or style›',
  },
  {
    what: 'the mark of the data that a page was made of: it covers the addresses of its pictures',
    pattern: / data-made-of="\w*"/g,
    as: '',
  },
  {
    what: 'pictures that are loaded ahead',
    pattern: /<link\b[^>]*\bas="image"[^>]*>/g,
    as: '',
  },
  {
    what: 'the markup of <picture> and its sources',
    pattern: /<\/?picture\b[^>]*>|<source\b[^>]*>/g,
    as: '',
  },
  {
    what: 'the markup of <img>, but for what it says in words',
    pattern: /<img\b(?:(?=[^>]*?\s(alt="[^"]*"))|)[^>]*>/g,
    as: '<img $1>',
  },
  {
    what: 'addresses of pictures of a site',
    pattern: /(?:https?:\/\/[^\s"'<>()\\/]+)?\/sites\/[\w-]+\/assets\/[^\s"'<>()\\]*/g,
    as: '‹picture›',
  },
  {
    what: 'addresses of pictures that a page’s data has without what they begin with alike',
    pattern: /"[\w.-]*\?hash=[0-9a-f]+(?:&version=[\w.]+)?"/g,
    as: '"‹picture›"',
  },
  {
    what: 'addresses of other pictures',
    pattern:
      /(?:https?:\/)?\/[^\s"'<>()\\]*\.(?:avif|gif|jpe?g|png|svg|webp)(?:\?[^\s"'<>()\\]*)?(?=["'\s)<\\])/g,
    as: '‹picture›',
  },
]

/** Files that hold no page, but code, or a copy in fewer bytes of what is compared. */
export const IGNORED_FILES: readonly { what: string; pattern: RegExp }[] = [
  {
    what: 'scripts and styles, and the licences that lie beside them',
    pattern: /\.(js|css)(\.map|\.LICENSE\.txt)?$/,
  },
  { what: 'lists of the names of scripts', pattern: /(^|\/)(chunk-map|webpack\.stats)\.json$/ },
  { what: 'precompressed copies', pattern: /\.(gz|br)$/ },
]

export const isIgnored = (file: string): boolean => IGNORED_FILES.some(({ pattern }) => pattern.test(file))

/** A text without what is ignored. */
export const withoutIgnored = (text: string): string =>
  IGNORED.reduce((rest, { pattern, as }) => rest.replace(pattern, as), text)

/** The name of a file without the hash of its bytes, which a picture or a typeface has. */
export const withoutHash = (file: string): string =>
  file.startsWith('static/') ? file.replace(/-[0-9a-f]{20,}(?=\.\w+$)/, '') : file
