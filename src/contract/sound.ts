import { checker } from './check'
import { Estate } from './estate'
import { RentalUnit } from './rental'

/** What is wrong with what the API gives of a listing; empty when it is what the contract says. */
export const checkEstate = checker(Estate)
/** The same of a holiday unit. */
export const checkRentalUnit = checker(RentalUnit)
