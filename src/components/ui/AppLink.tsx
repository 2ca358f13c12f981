import { Link } from 'gatsby'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { isWebLink } from '../../domain/webLink'

interface Props extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string
  children: ReactNode
}

/** A link: within the site it moves without loading the page anew; elsewhere, and to files, it is a plain one. */
export function AppLink({ to, children, ...rest }: Props) {
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
    <Link to={to} {...(rest as Record<string, unknown>)}>
      {children}
    </Link>
  )
}
