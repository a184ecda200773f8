import Box from '@mui/material/Box'
import { createElement, Fragment, type ReactNode } from 'react'

const SAME = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'table', 'tbody', 'tr', 'th', 'td']
const RENAMED = { div: 'p', b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h3: 'h3', h4: 'h4' }
/** Tags that keep their meaning; headings start below those of the page. */
const KEPT: Record<string, string> = { ...Object.fromEntries(SAME.map((tag) => [tag, tag])), ...RENAMED }
const DROPPED = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'head'])

/** Untrusted text as React elements, never as markup: no script, style, attribute or address other than http(s) gets through. */
export function SafeHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <Box sx={look}>{children(body)}</Box>
}

const look = {
  maxWidth: '72ch',
  '& p, & ul, & ol': { mt: 0, mb: 2 },
  '& h3, & h4': { fontSize: '1em', mt: 3, mb: 1 },
  '& td, & th': { p: 1, textAlign: 'left' },
  '& a': { color: 'primary.main' },
  // a link alone in its line gets the minimum height of a target (WCAG 2.5.8)
  '& :is(p, li, td) > a:only-child': { display: 'inline-block', lineHeight: '24px' },
}

const children = (node: Node): ReactNode[] =>
  [...node.childNodes].map((child, index) => <Fragment key={index}>{element(child)}</Fragment>)

function element(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (DROPPED.has(tag)) return null
  if (tag === 'a') return link(node)
  const kept = Object.hasOwn(KEPT, tag) ? KEPT[tag] : undefined
  if (!kept) return children(node)
  return kept === 'br' ? <br /> : createElement(kept, null, ...children(node))
}

function link(node: Element): ReactNode {
  const href = node.getAttribute('href') ?? ''
  if (!/^https?:\/\//i.test(href)) return children(node)
  return (
    <a href={href} rel="noreferrer noopener" target="_blank">
      {children(node)}
    </a>
  )
}
