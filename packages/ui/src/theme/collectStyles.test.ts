import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Inline } from '#components/Inline/Inline.tsx'
import { Stack } from '#components/Stack/Stack.tsx'
import { Surface } from '../components/Surface/Surface.tsx'
import { Text } from '../components/Text/Text.tsx'
import { collectStyles } from './collectStyles.ts'

test('collectStyles returns the styles of layout components rendered on a server', () => {
  const text = createElement(Text, { size: 'sm', tone: 'muted' }, 'Paid')
  const row = createElement(Inline, { gap: 'large', rowGap: 'x-small' }, text)
  const collected = collectStyles(
    createElement(Surface, { isDivided: true }, createElement(Stack, { gap: 'small' }, row)),
  )
  const html = renderToString(collected.tree)
  const styles = collected.getStyleTags()
  collected.stop()
  expect(html).not.toMatch(/ (gap|size|tone|isDivided)=/)
  expect(styles).toContain('gap:var(--space-1) var(--space-4)')
  expect(styles).toContain('gap:var(--space-2)')
  expect(styles).toContain('font-size:var(--text-sm)')
  expect(styles).toContain('>*+*')
})
