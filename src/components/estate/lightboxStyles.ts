// As a file of its own, asked for when the lightbox opens: through the usual way it would be in every page's head.
import href from '!!file-loader?name=static/lightbox-[contenthash:12].[ext]!yet-another-react-lightbox/styles.css'

/** Address of the lightbox's style sheet. */
export const lightboxStyles: string = href
