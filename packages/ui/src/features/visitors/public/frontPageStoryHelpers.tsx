import type { Decorator } from '@storybook/react-vite'
import { type SchoolSettings, withDefaultSettings } from '#lib/school/schoolSettings.ts'
import { SchoolSettingsProvider } from '#providers/SchoolSettingsProvider.tsx'

/** A decorator instead of parameters, because story parameters would be merged with the school’s. */
export const inSchool =
  (settings: Parameters<typeof withDefaultSettings>[0], more?: Partial<SchoolSettings>): Decorator =>
  (Story) => (
    <SchoolSettingsProvider settings={{ ...withDefaultSettings(settings, 'Asia/Karachi'), ...more }}>
      {/* The background extends beyond the page; the layout clips it. */}
      <div style={{ overflowX: 'clip' }}>
        <Story />
      </div>
    </SchoolSettingsProvider>
  )
