/** What i18next says of its makers on the console, where it is not told to be silent. */
const NOTICE = /console\.info\('[^']*Locize[^']*'\)/
/** What it warns of, which it says to whoever develops with it: nobody hears it where `debug` is off. */
const WARNING = /(\blogger\.warn\()(?:'[^'\n]*'|`[^`\n]*`)/g

/** A loader of webpack: i18next without words that every visitor would load and nobody read. Of a version that has others, all come. */
module.exports = (source) => source.replace(NOTICE, 'undefined').replace(WARNING, "$1''")
