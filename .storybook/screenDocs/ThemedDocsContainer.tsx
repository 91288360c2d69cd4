import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { type Scheme, createStorybookTheme } from '../createStorybookTheme.ts'

type GlobalsEvent = { globals: Record<string, unknown> }

/** Docs pages in Maktab's theme, in the scheme that the toolbar sets for stories. */
export function ThemedDocsContainer(props: PropsWithChildren<DocsContainerProps>) {
  const theme = createStorybookTheme(useScheme())
  return <DocsContainer {...props} theme={theme} />
}

function useScheme(): Scheme {
  const channel = addons.getChannel()
  const [scheme, setScheme] = useState(() => {
    const events = [GLOBALS_UPDATED, SET_GLOBALS].map((name) => channel.last(name) as [GlobalsEvent] | undefined)
    return events.find((event) => event !== undefined)?.[0].globals['scheme']
  })
  useEffect(() => {
    const update = ({ globals }: GlobalsEvent) => setScheme(globals['scheme'])
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  const isDark = scheme === 'system' ? window.matchMedia('(prefers-color-scheme: dark)').matches : scheme === 'dark'
  return isDark ? 'dark' : 'light'
}
