// As a file of its own, asked for when a map opens: through the usual way it would be in every page's head.
import href from '!!file-loader?name=static/map-[contenthash:12].[ext]!leaflet/dist/leaflet.css'

/** Address of Leaflet's style sheet. */
export const mapStyles: string = href
