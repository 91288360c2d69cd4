import { addons } from 'storybook/manager-api'
import { createStorybookTheme } from './createStorybookTheme.ts'

// Follows the system, since the toolbar’s scheme is that of the stories.
const dark = window.matchMedia('(prefers-color-scheme: dark)')
const setTheme = () => addons.setConfig({ theme: createStorybookTheme(dark.matches ? 'dark' : 'light') })

addons.setConfig({ sidebar: { showRoots: true } })
setTheme()
dark.addEventListener('change', setTheme)
