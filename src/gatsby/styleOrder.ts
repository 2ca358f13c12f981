interface Modules {
  keys: () => string[]
  (name: string): unknown
}
// webpack's own, which makes the documents.
declare const require: { context: (folder: string, isDeep: boolean, names: RegExp) => Modules }

// styled-components writes its rules in the order in which components are first seen. Gatsby loads a template when the
// first page of it is rendered, so that order hung on which page a process happened to render first. Seen here in one
// order by every process, the same page is the same bytes wherever and whenever it is rendered.
const templates = require.context('../templates', false, /^\.\/\w+\.tsx$/)
templates
  .keys()
  .sort()
  .forEach((name) => templates(name))

export {}
