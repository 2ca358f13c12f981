import { useEffect, useState } from 'react'

/** Which of these parts of the page the visitor is reading; undefined before the first of them. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const all = ids.join(' ')
  useEffect(() => {
    const parts = all.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const inSight = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inSight.add(target)
          else inSight.delete(target)
        const first = parts.find((part) => inSight.has(part))
        if (first) setCurrent(first.id)
        // Back at the top of the page, by one key: nothing is being read yet.
        else if ((parts[0]?.getBoundingClientRect().top ?? 0) > 0) setCurrent(undefined)
      },
      // The line at which one reads: under the header, in the upper part of the window.
      { rootMargin: '-25% 0px -65% 0px' },
    )
    parts.forEach((part) => observer.observe(part))
    return () => observer.disconnect()
  }, [all])
  return current
}
