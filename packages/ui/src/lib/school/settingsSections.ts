/** The sections of the settings, in the order of their navigation and by their names in the URL. */
export const settingsSections = ['school', 'payments', 'currencies', 'frontPage', 'emails', 'logo'] as const

export type SettingsSectionId = (typeof settingsSections)[number]

/** Sections that are saved with `saveSettings`; the logo has an operation of its own. */
export type FormSectionId = Exclude<SettingsSectionId, 'logo'>
