import { useEffect } from 'react'

/**
 * Has the document's title follow what the visitor does. The element stays the one that Gatsby's Head makes and removes,
 * which may come later than a component and come again.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    const say = () => {
      const element = document.head.querySelector('title')
      if (element && element.textContent !== title) element.textContent = title
    }
    say()
    const observer = new MutationObserver(say)
    observer.observe(document.head, { childList: true })
    return () => observer.disconnect()
  }, [title])
}
