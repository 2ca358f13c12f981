import { Link } from 'gatsby'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { isWebLink } from '../../domain/webLink'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  children: ReactNode
  /** What the page that it leads to is told, within the site. */
  state?: object
}

/** A link: within the site it moves without loading the page anew; elsewhere, and to files, it is a plain one. */
export function AppLink({ to, children, state, ...rest }: Props) {
  // Whoever made it was to look: here at least it leads nowhere.
  if (!isWebLink(to)) return <span {...rest}>{children}</span>
  const inside = /^\/(?!\/|sites\/)/.test(to)
  if (!inside)
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    )
  return (
    <Link to={to} {...(state && { state })} {...(rest as Record<string, unknown>)}>
      {children}
    </Link>
  )
}
