// styled-components writes its rules in the order in which components are first seen. Gatsby loads a template when the
// first page of it is rendered, so that order hung on which page a process happened to render first. Seen here in one
// order by every process, the same page is the same bytes wherever and whenever it is rendered.
import '../templates/alerts'
import '../templates/alertsEdit'
import '../templates/alertsSuccess'
import '../templates/alertsUnsubscribe'
import '../templates/cancelAppointment'
import '../templates/content'
import '../templates/estate'
import '../templates/estateList'
import '../templates/favourites'
import '../templates/gone'
import '../templates/legal'
import '../templates/liveDetail'
import '../templates/notFound'
import '../templates/rentalList'
import '../templates/rentalUnit'
import '../templates/unit'
