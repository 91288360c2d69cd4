import { examples } from '@maktab/contract/examples'
import { page } from 'vitest/browser'
import type { FormCase } from './openForm.ts'
import { choose, type } from './userActions.ts'

const { typical } = examples.getSettings[200]

/** A section of the settings. Only an edit of the same section by someone else is a conflict. */
function sectionCase(section: string, otherEdit: Partial<typeof typical.settings>, fill: FormCase['fill']): FormCase {
  return {
    as: 'admin',
    at: `/admin/settings?section=${section}`,
    call: 'saveSettings',
    response: {
      read: 'getSettings',
      found: typical,
      foundLater: { ...typical, settings: { ...typical.settings, ...otherEdit } },
    },
    fill,
    press: 'Save',
  }
}

/** The forms of the pages about the school itself: settings, staff and system. */
export const settingsFormCases: Record<string, FormCase> = {
  'admin/SettingsSectionForm of the school': sectionCase('school', { address: 'Typed elsewhere' }, () =>
    type('Name', 'What was typed'),
  ),
  'admin/SettingsSectionForm of currencies': sectionCase('currencies', { currency: 'SAR' }, () =>
    choose('Currency', 'Euro'),
  ),
  'admin/SettingsSectionForm of the front page': sectionCase(
    'frontPage',
    { frontPage: { ...typical.settings.frontPage, motto: 'Typed elsewhere' } },
    () => page.getByRole('textbox', { name: /^Motto/ }).fill('What was typed'),
  ),
  'admin/FrontPictureCard': {
    as: 'admin',
    at: '/admin/settings?section=frontPage',
    call: 'saveFrontPicture',
    situations: { getSettings: 'branded' },
    fill: () => type('Image description', 'What was typed'),
    press: 'Update image',
  },
  'admin/StaffEditForm': {
    as: 'admin',
    at: '/admin/staff?staff=30',
    call: 'editStaff',
    fill: () => type('Name', 'What was typed'),
    press: 'Update',
  },
  'admin/TestEmailForm': {
    as: 'admin',
    at: '/admin/system',
    call: 'sendTestEmail',
    fill: () => type('Send a test email to', 'owner@maktab.test'),
    press: 'Send a test email',
  },
}
