import type { Decorator, Loader, ReactRenderer } from '@storybook/react-vite'
import type { StoryContext } from 'storybook/internal/csf'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { within } from 'storybook/test'
import type { Language } from '../../packages/ui/src/i18n/languages.ts'
import type { ColorScheme } from '../../packages/ui/src/providers/LocaleAndThemeProvider.tsx'
import type { ShellKind } from './findShellKind.ts'
import type { ScreenShell } from './ScreenShell.tsx'

/** The toolbar item. */
export const shellGlobalType = {
  description: 'Menu and header around screens',
  toolbar: {
    icon: 'sidebaralt' as const,
    dynamicTitle: true,
    items: [
      { value: 'on', title: 'Shell: on' },
      { value: 'off', title: 'Shell: off' },
    ],
  },
}

/** Vitest plays screens without shell, which is faster. */
export const initialShell = import.meta.env['VITEST_STORYBOOK'] === undefined ? 'on' : 'off'

/** Loads the shells if the story has one. Docs pages have none, because a shell fills the window. */
export const loadShell: Loader = async ({ globals, parameters, title, viewMode }) => {
  const isOn = globals['shell'] === 'on' && parameters['shell'] !== false
  if (!isOn || viewMode !== 'story' || !title.startsWith('Screens/')) return {}
  const { ScreenShell: Shell } = await import('./ScreenShell.tsx')
  return { Shell }
}

/**
 * Shows a screen in its shell, which changes language and colour scheme like the toolbar. A story selects another shell
 * by `parameters.shell`, or none by `false`.
 */
export const withShell: Decorator = (Story, { args, globals, loaded, parameters, title }) => {
  const Shell = loaded['Shell'] as typeof ScreenShell | undefined
  if (!Shell) return <Story />
  return (
    <Shell
      title={title}
      kind={parameters['shell'] as ShellKind | undefined}
      isFormFirst={args['hasBottomBar'] === false}
      language={globals['language'] as Language}
      onLanguageChange={(language) => updateGlobals({ language })}
      scheme={globals['scheme'] as ColorScheme}
      onSchemeChange={(scheme) => updateGlobals({ scheme })}
    >
      <Story />
    </Shell>
  )
}

function updateGlobals(globals: Record<string, string>): void {
  addons.getChannel().emit(UPDATE_GLOBALS, { globals })
}

/** Limits `canvas` and `canvasElement` of a play function to the screen, so that they don't find the shell. */
export function limitCanvasToScreen(context: StoryContext<ReactRenderer>): void {
  if (!context.loaded['Shell']) return
  const { mount } = context
  context.mount = async (...args) => {
    const canvas = await mount(...args)
    const screen = context.canvasElement.querySelector<HTMLElement>('[data-story-screen]')
    if (!screen) return canvas
    context.canvasElement = screen
    // Changed instead of replaced, because play functions that mount have received it already.
    return Object.assign(canvas, within(screen))
  }
}
