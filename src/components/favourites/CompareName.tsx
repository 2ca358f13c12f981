import type { EstateView } from '../../domain/estate/types'
import { AppLink } from '../ui/AppLink'

/** A listing that is compared. */
export interface Column {
  view: EstateView
  name: string
  isGone: boolean
}

interface Props {
  column: Column
  tabIndex?: number | undefined
}

/** The name of a listing that is compared, which leads to it unless it has gone. */
export function CompareName({ column: { view, name, isGone }, tabIndex }: Props) {
  if (isGone) return <span>{name}</span>
  return (
    <AppLink to={view.path} tabIndex={tabIndex}>
      {name}
    </AppLink>
  )
}
