// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

import type { operations } from './schema.ts'

type Answer<Id extends keyof operations, Status extends keyof operations[Id]['responses']> =
  operations[Id]['responses'][Status] extends { content: { 'application/json': infer Body } } ? Body : never

/** A body as written in YAML: files are represented by their names. */
type Written<T> = T extends Blob
  ? string
  : T extends (infer Item)[]
    ? Written<Item>[]
    : T extends object
      ? { [Key in keyof T]: Written<T[Key]> }
      : T

type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : undefined

type Request<Id extends keyof operations> = {
  params: operations[Id]['parameters']['path'] extends infer Path extends object ? Path : Record<string, never>
} & (operations[Id] extends { requestBody: infer Body } ? { body: Written<Content<Body>> } : { body?: never })

export const examples = {
  getCurrentUser: {
    200: {
      admin: {"user":{"name":"Salma Farooq","email":"admin@maktab.test","avatar":"","status":"allowed"}},
      teacher: {"user":{"name":"Amina Yusuf","email":"teacher@maktab.test","avatar":"","status":"allowed"}},
      student: {"user":{"name":"Zaynab Malik","email":"student@maktab.test","avatar":"","status":"allowed","guardian":{"guardian_name":"Imran Malik","contact_number":"+92 300 1234567"}}},
      blocked: {"user":{"name":"Khadija Rahman","email":"blocked@maktab.test","avatar":"","status":"blocked"}},
      withPicture: {"user":{"name":"Salma Farooq","email":"admin@maktab.test","avatar":"/uploads/avatar-1.jpg","status":"allowed"}},
      longText: {"user":{"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari, known to his students and neighbours as Abu Bakr Nuruddin al-Hashimi","email":"a.very.long.name.that.does.not.end.a.very.long.name.that.does.not.end.a.very.long.name.that.does.not.end.a.very.long.name.that.does.not.end.a.very.long.name.that.does.not.end.@maktab.test","avatar":"","status":"allowed"}},
      unconfirmed: {"user":{"name":"Zaynab Malik","email":"unconfirmed@maktab.test","avatar":"","status":"allowed","emailConfirmed":false}},
      siblings: {"user":{"name":"Zaynab Malik","email":"siblings@maktab.test","avatar":"","status":"allowed","guardian":{"guardian_name":"Imran Malik","contact_number":"+92 300 1234567","alternate_contact_number":"+92 321 7654321"},"children":[{"id":1,"name":"Zaynab Malik","status":"allowed","isPresent":true},{"id":2,"name":"محمد عثمان","status":"allowed","isPresent":false}]}},
      secondSibling: {"user":{"name":"محمد عثمان","email":"siblings@maktab.test","avatar":"","status":"allowed","children":[{"id":1,"name":"Zaynab Malik","status":"allowed","isPresent":false},{"id":2,"name":"محمد عثمان","status":"allowed","isPresent":true}]}},
      payments: {"user":{"name":"Yusuf Rahman","email":"payments@maktab.test","avatar":"","status":"allowed","part":"payments","administrators":["Salma Farooq"]}},
      teaching: {"user":{"name":"مریم جاوید","email":"teaching@maktab.test","avatar":"","status":"allowed","part":"teaching","administrators":["Salma Farooq"]}},
    } satisfies Record<string, Answer<'getCurrentUser', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getCurrentUser', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getCurrentUser', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getCurrentUser', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getCurrentUser', 503>>,
  },
  signIn: {
    200: {
      admin: {"token":"mock-token-admin","status":"allowed","user":{"role":"admin"}},
      teacher: {"token":"mock-token-teacher","status":"allowed","user":{"role":"teacher"}},
      student: {"token":"mock-token-student","status":"allowed","user":{"role":"student"}},
      blocked: {"token":"mock-token-blocked","status":"blocked","user":{"role":"teacher"}},
      unconfirmed: {"token":"mock-token-unconfirmed","status":"allowed","user":{"role":"student"},"emailConfirmed":false},
      siblings: {"token":"mock-token-siblings","status":"allowed","user":{"role":"student"},"children":[{"id":1,"name":"Zaynab Malik","status":"allowed","isPresent":true},{"id":2,"name":"محمد عثمان","status":"allowed","isPresent":false}]},
      secondSibling: {"token":"mock-token-secondSibling","status":"allowed","user":{"role":"student"},"children":[{"id":1,"name":"Zaynab Malik","status":"allowed","isPresent":false},{"id":2,"name":"محمد عثمان","status":"allowed","isPresent":true}]},
      payments: {"token":"mock-token-payments","status":"allowed","user":{"role":"admin","part":"payments"}},
      teaching: {"token":"mock-token-teaching","status":"allowed","user":{"role":"admin","part":"teaching"}},
    } satisfies Record<string, Answer<'signIn', 200>>,
    401: {
      wrongPassword: {"error":"Incorrect email or password."},
    } satisfies Record<string, Answer<'signIn', 401>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'signIn', 413>>,
    422: {
      invalid: {"error":{"email":["Email must be an email address"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'signIn', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'signIn', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'signIn', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'signIn', 503>>,
  },
  requestPasswordReset: {
    200: {
      sent: {"message":"Reset link sent to your email."},
    } satisfies Record<string, Answer<'requestPasswordReset', 200>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'requestPasswordReset', 413>>,
    422: {
      invalid: {"error":{"email":["Email is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'requestPasswordReset', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'requestPasswordReset', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'requestPasswordReset', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'requestPasswordReset', 503>>,
  },
  checkResetLink: {
    200: {
      valid: {"message":"This link is valid."},
    } satisfies Record<string, Answer<'checkResetLink', 200>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'checkResetLink', 413>>,
    422: {
      invalid: {"error":{"token":["Token is required"]},"message":"Please check the highlighted fields."},
      linkExpired: {"error":"This link has expired. Request a new one."},
    } satisfies Record<string, Answer<'checkResetLink', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'checkResetLink', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'checkResetLink', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'checkResetLink', 503>>,
  },
  resetPassword: {
    200: {
      reset: {"message":"Password reset successful."},
    } satisfies Record<string, Answer<'resetPassword', 200>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'resetPassword', 413>>,
    422: {
      invalid: {"error":{"password":["Password is too short"]},"message":"Please check the highlighted fields."},
      linkUsed: {"error":"This link has expired. Request a new one."},
    } satisfies Record<string, Answer<'resetPassword', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'resetPassword', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'resetPassword', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'resetPassword', 503>>,
  },
  signOut: {
    200: {
      signedOut: {"message":"You’re logged out"},
    } satisfies Record<string, Answer<'signOut', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'signOut', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'signOut', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'signOut', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'signOut', 503>>,
  },
  confirmEmail: {
    200: {
      confirmed: {"message":"Your email is confirmed."},
    } satisfies Record<string, Answer<'confirmEmail', 200>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'confirmEmail', 413>>,
    422: {
      invalid: {"error":{"token":["Token is required"]},"message":"Please check the highlighted fields."},
      linkOld: {"error":"This link has expired. Request a new one."},
      linkUsed: {"error":"This email is already confirmed."},
    } satisfies Record<string, Answer<'confirmEmail', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'confirmEmail', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'confirmEmail', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'confirmEmail', 503>>,
  },
  sendConfirmation: {
    200: {
      sent: {"message":"Email sent."},
    } satisfies Record<string, Answer<'sendConfirmation', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'sendConfirmation', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'sendConfirmation', 403>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'sendConfirmation', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'sendConfirmation', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'sendConfirmation', 503>>,
  },
  switchChild: {
    200: {
      switched: {"token":"mock-token-secondSibling","status":"allowed","user":{"role":"student"},"children":[{"id":1,"name":"Zaynab Malik","status":"allowed","isPresent":false},{"id":2,"name":"محمد عثمان","status":"allowed","isPresent":true}]},
      switchedBack: {"token":"mock-token-siblings","status":"allowed","user":{"role":"student"},"children":[{"id":1,"name":"Zaynab Malik","status":"allowed","isPresent":true},{"id":2,"name":"محمد عثمان","status":"allowed","isPresent":false}]},
    } satisfies Record<string, Answer<'switchChild', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'switchChild', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'switchChild', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'switchChild', 404>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'switchChild', 413>>,
    422: {
      invalid: {"error":{"id":["ID must be a whole number"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'switchChild', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'switchChild', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'switchChild', 503>>,
  },
  getFamily: {
    200: {
      typical: {"children":[{"id":1,"name":"Zaynab Malik","isPresent":true,"nextLesson":{"title":"Tajweed, Monday group","teacher":"Amina Yusuf","starts":{"at":"2026-03-23T16:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T17:00:00Z","offset":0,"viewerOffset":null},"link":"https://meet.maktab.test/tajweed-monday"},"dues":[{"kind":"fee","id":3,"title":"Tajweed for beginners","month":"2026-10","amount":45,"currency":"USD","dueOn":"2026-10-26","isOverdue":true,"reference":"F1-1-2610V"},{"kind":"fee","id":4,"title":"Tajweed for beginners","month":"2026-11","amount":45,"currency":"USD","dueOn":"2026-11-26","isOverdue":false,"reference":"F1-1-2611J"}],"underReview":1,"newReport":{"classId":1,"courseId":1,"date":"2026-03-20","title":"Tajweed, Monday group"}},{"id":2,"name":"محمد عثمان","isPresent":false,"nextLesson":{"title":"ناظرہ، صبح","teacher":"حافظ بلال احمد","starts":{"at":"2026-03-24T07:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-24T07:45:00Z","offset":0,"viewerOffset":null},"link":"https://meet.maktab.test/nazra"},"dues":[{"kind":"fee","id":9,"title":"ناظرہ قرآن","month":"2026-11","amount":40,"currency":"USD","dueOn":"2026-11-26","isOverdue":false,"reference":"F2-2-2611M"},{"kind":"event","id":2,"title":"محفلِ قراءت","amount":10,"currency":"USD","isOverdue":false}],"underReview":0,"newReport":null}]},
      secondSibling: {"children":[{"id":1,"name":"Zaynab Malik","isPresent":false,"nextLesson":{"title":"Tajweed, Monday group","teacher":"Amina Yusuf","starts":{"at":"2026-03-23T16:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T17:00:00Z","offset":0,"viewerOffset":null},"link":"https://meet.maktab.test/tajweed-monday"},"dues":[{"kind":"fee","id":3,"title":"Tajweed for beginners","month":"2026-10","amount":45,"currency":"USD","dueOn":"2026-10-26","isOverdue":true,"reference":"F1-1-2610V"},{"kind":"fee","id":4,"title":"Tajweed for beginners","month":"2026-11","amount":45,"currency":"USD","dueOn":"2026-11-26","isOverdue":false,"reference":"F1-1-2611J"}],"underReview":1,"newReport":{"classId":1,"courseId":1,"date":"2026-03-20","title":"Tajweed, Monday group"}},{"id":2,"name":"محمد عثمان","isPresent":true,"nextLesson":{"title":"ناظرہ، صبح","teacher":"حافظ بلال احمد","starts":{"at":"2026-03-24T07:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-24T07:45:00Z","offset":0,"viewerOffset":null},"link":"https://meet.maktab.test/nazra"},"dues":[{"kind":"fee","id":9,"title":"ناظرہ قرآن","month":"2026-11","amount":40,"currency":"USD","dueOn":"2026-11-26","isOverdue":false,"reference":"F2-2-2611M"},{"kind":"event","id":2,"title":"محفلِ قراءت","amount":10,"currency":"USD","isOverdue":false}],"underReview":0,"newReport":null}]},
      empty: {"children":[{"id":1,"name":"Zaynab Malik","isPresent":true,"nextLesson":null,"dues":[],"underReview":0,"newReport":null},{"id":2,"name":"محمد عثمان","isPresent":false,"nextLesson":null,"dues":[],"underReview":0,"newReport":null}]},
      longText: {"children":[{"id":1,"name":"Zaynab Fatimah bint Abdurrahman ibn Muhammad al-Andalusi Malik of Bradford and Leeds","isPresent":true,"nextLesson":{"title":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week","teacher":"Zaynab Fatimah bint Abdurrahman ibn Muhammad al-Andalusi Malik of Bradford and Leeds","starts":{"at":"2026-03-23T16:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T17:00:00Z","offset":0,"viewerOffset":null},"link":"https://meet.maktab.test/tajweed-monday"},"dues":[{"kind":"fee","id":6,"title":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week","month":"2026-10","amount":1234567.89,"currency":"USD","dueOn":"2026-10-26","isOverdue":true,"reference":"F1-1-2610X"}],"underReview":12,"newReport":{"classId":1,"courseId":1,"date":"2026-03-20","title":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week"}},{"id":2,"name":"محمد عثمان بن عبدالرحمٰن الحسنی القریشی الاندلسی، لاہور","isPresent":false,"nextLesson":{"title":"ناظرہ، صبح","teacher":"حافظ بلال احمد","starts":{"at":"2026-03-24T07:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-24T07:45:00Z","offset":0,"viewerOffset":null},"link":"https://meet.maktab.test/nazra"},"dues":[{"kind":"fee","id":9,"title":"ناظرہ قرآن","month":"2026-11","amount":40,"currency":"USD","dueOn":"2026-11-26","isOverdue":false,"reference":"F2-2-2611M"},{"kind":"event","id":2,"title":"محفلِ قراءت","amount":10,"currency":"USD","isOverdue":false}],"underReview":0,"newReport":null},{"id":3,"name":"Maryam","isPresent":false,"nextLesson":null,"dues":[],"underReview":2,"newReport":null},{"id":4,"name":"ابراہیم","isPresent":false,"nextLesson":{"title":"ناظرہ، صبح","teacher":"حافظ بلال احمد","starts":{"at":"2026-03-24T07:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-24T07:45:00Z","offset":0,"viewerOffset":null},"link":"https://meet.maktab.test/nazra"},"dues":[],"underReview":0,"newReport":null},{"id":5,"name":"Ay","isPresent":false,"nextLesson":{"title":"ناظرہ، صبح","teacher":"حافظ بلال احمد","starts":{"at":"2026-03-24T07:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-24T07:45:00Z","offset":0,"viewerOffset":null},"link":"https://meet.maktab.test/nazra"},"dues":[{"kind":"course","id":3,"title":"حفظ جزء عمّ","amount":60,"currency":"USD","isOverdue":false}],"underReview":0,"newReport":null},{"id":6,"name":"Abdulrahman-Abdullah","isPresent":false,"nextLesson":null,"dues":[],"underReview":0,"newReport":null},{"id":7,"name":"فاطمہ","isPresent":false,"nextLesson":null,"dues":[],"underReview":0,"newReport":null}]},
      one: {"children":[{"id":1,"name":"Zaynab Malik","isPresent":true,"nextLesson":{"title":"Tajweed, Monday group","teacher":"Amina Yusuf","starts":{"at":"2026-03-23T16:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T17:00:00Z","offset":0,"viewerOffset":null},"link":"https://meet.maktab.test/tajweed-monday"},"dues":[{"kind":"fee","id":3,"title":"Tajweed for beginners","month":"2026-10","amount":45,"currency":"USD","dueOn":"2026-10-26","isOverdue":true,"reference":"F1-1-2610V"},{"kind":"fee","id":4,"title":"Tajweed for beginners","month":"2026-11","amount":45,"currency":"USD","dueOn":"2026-11-26","isOverdue":false,"reference":"F1-1-2611J"}],"underReview":1,"newReport":{"classId":1,"courseId":1,"date":"2026-03-20","title":"Tajweed, Monday group"}}]},
    } satisfies Record<string, Answer<'getFamily', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getFamily', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getFamily', 403>>,
    422: {
      invalid: {"error":{"zone":["We don’t recognize this time zone."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'getFamily', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getFamily', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getFamily', 503>>,
  },
  changeOwnName: {
    200: {
      saved: {"message":"Name updated"},
    } satisfies Record<string, Answer<'changeOwnName', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'changeOwnName', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'changeOwnName', 403>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'changeOwnName', 413>>,
    422: {
      invalid: {"error":{"name":["Name is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'changeOwnName', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'changeOwnName', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'changeOwnName', 503>>,
  },
  changeOwnPassword: {
    200: {
      saved: {"message":"Password changed. Other devices were logged out."},
    } satisfies Record<string, Answer<'changeOwnPassword', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'changeOwnPassword', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'changeOwnPassword', 403>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'changeOwnPassword', 413>>,
    422: {
      invalid: {"error":{"password":["This isn’t your current password."]},"message":"Please check the highlighted fields."},
      short: {"error":{"newPassword":["New password must be at least 8 characters"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'changeOwnPassword', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'changeOwnPassword', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'changeOwnPassword', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'changeOwnPassword', 503>>,
  },
  listCourses: {
    200: {
      typical: {"course":[{"id":1,"version":1,"name":"Tajweed for beginners","description":"Where each letter is pronounced, and the rules that join letters, practised on short surahs.","price":45,"course_duration":"3 months","image":"/uploads/course-1.jpg","pricing":"monthly","ages":{"from":8,"to":null},"level":"beginner","lessonMinutes":60,"groupSize":6},{"id":2,"version":1,"name":"ناظرہ قرآن","description":"قرآن پاک دیکھ کر درست تلفظ اور روانی سے پڑھنا، استاد کی فوری اصلاح کے ساتھ۔","price":40,"course_duration":"6 ماہ","image":"/uploads/course-2.jpg","pricing":"once","ages":{"from":8,"to":null},"level":"beginner","lessonMinutes":45,"groupSize":4},{"id":3,"version":1,"name":"حفظ جزء عمّ","description":"حفظ الجزء الثلاثين مع تسميع فردي ومراجعة أسبوعية.","price":60,"course_duration":"٤ أشهر","image":"/uploads/course-3.jpg","ages":{"from":9,"to":null},"level":"intermediate","lessonMinutes":45,"groupSize":4},{"id":4,"version":1,"name":"Qaida for children","description":"The Arabic alphabet and first words, with games, pictures and five minutes of practice a day.","price":25,"course_duration":"2 months","image":"/uploads/course-4.jpg","ages":{"from":5,"to":10},"level":"beginner","lessonMinutes":30,"groupSize":4},{"id":5,"version":1,"name":"Arabic grammar I","description":"Nouns, verbs and simple sentences, with examples from the Quran.","price":55,"course_duration":"4 months","image":"/uploads/course-5.jpg","ages":{"from":14,"to":null},"level":"beginner","lessonMinutes":60,"groupSize":8},{"id":6,"version":1,"name":"سیرت النبی","description":"نبی کریم ﷺ کی زندگی مکہ سے مدینہ تک، ہر ہفتے ایک باب اور گفتگو۔","price":0,"course_duration":"12 ہفتے","image":"/uploads/course-6.jpg","ages":{"from":10,"to":null},"level":"any","lessonMinutes":60,"groupSize":15},{"id":7,"version":1,"name":"التجويد المتقدم","description":"أحكام المدود والوقف والابتداء، مع تطبيق على سور مختارة.","price":75,"course_duration":"٥ أشهر","image":"/uploads/course-7.jpg","ages":{"from":10,"to":null},"level":"advanced","lessonMinutes":60,"groupSize":6},{"id":8,"version":1,"name":"Quran translation","description":"Selected surahs translated verse by verse, with time for questions.","price":50,"course_duration":"1 year","image":"/uploads/course-8.jpg","ages":{"from":15,"to":null},"level":"intermediate","lessonMinutes":60,"groupSize":10},{"id":9,"version":1,"name":"اسلامی آداب","description":"روزمرہ زندگی کے آداب اور مسنون دعائیں، کہانیوں اور مثالوں کے ساتھ۔","price":20,"course_duration":"6 ہفتے","image":null,"ages":null,"level":null,"lessonMinutes":null,"groupSize":null},{"id":10,"version":1,"name":"Qira’at, an introduction","description":"How the ten readings were passed down, and how Hafs and Warsh differ in recitation.","price":120.5,"course_duration":"8 months","image":"/uploads/course-10.jpg","ages":{"from":18,"to":null},"level":"advanced","lessonMinutes":90,"groupSize":1}]},
      empty: {"course":[]},
      longText: {"course":[{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher","description":"This course is for students who know the Arabic letters but have never learned the rules of recitation. Each week we cover one rule, hear it from a recognised reciter and practise it on a short surah until every student can apply it without help. Lessons are live, in groups of up to six, and the teacher hears every student read at least twice. Between lessons students record a few lines and receive written corrections within two days. After the first month we begin with Surah An-Nas and work backwards through the last part of the Quran. There is a short test every four weeks, and families receive a report that explains what to practise at home. Students who already read fluently may join in the second month after a free placement lesson. At the end of the course each student recites one surah in front of the group and receives a certificate. You need a quiet room, headphones with a microphone and a printed Mushaf; everything else is provided.","price":45,"course_duration":"Three months, with a break of two weeks in the middle for examinations","image":"/uploads/course-1.jpg"},{"id":2,"name":"ناظرہ قرآن","description":"یہ کورس ان طلبہ کے لیے ہے جو عربی حروف پہچانتے ہیں لیکن قرآن پاک روانی سے نہیں پڑھ سکتے۔ ہر سبق میں استاد ایک صفحہ سنتے ہیں، غلطیوں کی فوری اصلاح کرتے ہیں اور اگلے دن کے لیے مشق دیتے ہیں۔ پہلے مہینے میں حروف کے مخارج اور حرکات پر توجہ دی جاتی ہے، دوسرے مہینے سے مد، غنہ اور وقف کے قواعد شروع ہوتے ہیں۔ بچے چھوٹے گروپ میں پڑھتے ہیں تاکہ ہر ایک کو پڑھنے کا پورا موقع ملے۔ والدین کو ہر مہینے رپورٹ ملتی ہے جس میں لکھا ہوتا ہے کہ گھر پر کس چیز کی مشق کروانی ہے۔ کورس کے آخر میں ہر طالب علم ایک پارہ گروپ کے سامنے پڑھتا ہے اور سند حاصل کرتا ہے۔","price":40,"course_duration":"6 ماہ","image":"/uploads/course-2.jpg"},{"id":3,"name":"حفظ جزء عمّ","description":"هذه الدورة للطلاب الذين يقرؤون القرآن بطلاقة ويريدون حفظ الجزء الثلاثين حفظًا متقنًا. يحفظ الطالب في كل أسبوع سورة قصيرة أو نصف سورة، ويسمّعها للمعلم منفردًا ثم مع المجموعة. تبدأ كل حصة بمراجعة ما سبق حفظه، ويستمع الطالب إلى تسجيل المعلم قبل الحصة التالية. نهتم بمعاني الآيات حتى يفهم الطالب ما يحفظه، ونراجع الجزء كاملًا في نهاية كل شهر. يصل إلى الأسرة تقرير شهري يوضح ما أُنجز وما يحتاج إلى مراجعة في البيت. وفي نهاية الدورة يُقام حفل صغير يقرأ فيه كل طالب سورة يختارها، ويحصل على شهادة.","price":60,"course_duration":"٤ أشهر","image":"/uploads/course-3.jpg"}]},
      withoutPictures: {"course":[{"id":1,"name":"Tajweed for beginners","description":"Where each letter is pronounced, and the rules that join letters, practised on short surahs.","price":45,"course_duration":"3 months","image":null},{"id":2,"name":"ناظرہ قرآن","description":"قرآن پاک دیکھ کر درست تلفظ اور روانی سے پڑھنا، استاد کی فوری اصلاح کے ساتھ۔","price":40,"course_duration":"6 ماہ","image":null},{"id":3,"name":"حفظ جزء عمّ","description":"حفظ الجزء الثلاثين مع تسميع فردي ومراجعة أسبوعية.","price":60,"course_duration":"٤ أشهر","image":null},{"id":4,"name":"Qaida for children","description":"The Arabic alphabet and first words, with games, pictures and five minutes of practice a day.","price":25,"course_duration":"2 months","image":null},{"id":5,"name":"Arabic grammar I","description":"Nouns, verbs and simple sentences, with examples from the Quran.","price":55,"course_duration":"4 months","image":null},{"id":6,"name":"سیرت النبی","description":"نبی کریم ﷺ کی زندگی مکہ سے مدینہ تک، ہر ہفتے ایک باب اور گفتگو۔","price":0,"course_duration":"12 ہفتے","image":null},{"id":7,"name":"التجويد المتقدم","description":"أحكام المدود والوقف والابتداء، مع تطبيق على سور مختارة.","price":75,"course_duration":"٥ أشهر","image":null},{"id":8,"name":"Quran translation","description":"Selected surahs translated verse by verse, with time for questions.","price":50,"course_duration":"1 year","image":null},{"id":9,"name":"اسلامی آداب","description":"روزمرہ زندگی کے آداب اور مسنون دعائیں، کہانیوں اور مثالوں کے ساتھ۔","price":20,"course_duration":"6 ہفتے","image":null},{"id":10,"name":"Qira’at, an introduction","description":"How the ten readings were passed down, and how Hafs and Warsh differ in recitation.","price":120.5,"course_duration":"8 months","image":null}]},
    } satisfies Record<string, Answer<'listCourses', 200>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listCourses', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listCourses', 503>>,
  },
  saveCourse: {
    200: {
      updated: {"message":"Course updated successfully"},
    } satisfies Record<string, Answer<'saveCourse', 200>>,
    201: {
      created: {"message":"Course created successfully"},
    } satisfies Record<string, Answer<'saveCourse', 201>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'saveCourse', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'saveCourse', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'saveCourse', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'saveCourse', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'saveCourse', 413>>,
    422: {
      invalid: {"error":{"name":["Name is required"],"price":["Price must be a number of 0 or more"]},"message":"Please check the highlighted fields."},
      nameTaken: {"error":{"name":["A course with this name already exists."]}},
      agesReversed: {"error":{"ages.to":["The highest age is below the lowest."]}},
      pictureTooLarge: {"error":{"image":["The image is larger than 5 MB."]}},
    } satisfies Record<string, Answer<'saveCourse', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'saveCourse', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'saveCourse', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'saveCourse', 503>>,
  },
  listOutlines: {
    200: {
      typical: {"outlines":[{"id":1,"version":1,"title":"The letters and their places","description":"Throat, tongue and lips: where each letter is pronounced."},{"id":2,"version":1,"title":"Heavy and light letters","description":"Which letters are always heavy, and which depend on their vowel."},{"id":3,"version":1,"title":"مد کے قواعد","description":"مد کی اقسام اور ان کی مقدار۔"},{"id":4,"version":1,"title":"Noon sakinah and tanween","description":"The four rules, with examples from short surahs."},{"id":5,"version":1,"title":"أحكام الميم الساكنة","description":"الإخفاء والإدغام والإظهار."},{"id":6,"version":1,"title":"Stopping and starting","description":"The stop signs of the printed Mushaf and where to start again."}]},
      empty: {"outlines":[]},
      longText: {"outlines":[{"id":1,"title":"The letters and where they are pronounced: the throat, the tongue, the lips and the nasal cavity, with listening exercises, recordings to repeat at home and a short test in every second lesson","description":"We start with the throat letters, because students whose first language is English or Urdu find them hardest. Each lesson introduces two letters, compares them with similar sounds and practises them at the beginning, in the middle and at the end of a word. Students listen to a reciter, repeat in pairs and then read alone. In the second week we move to the letters of the tongue, from the back of the mouth to the tip. The third week covers the lips and the nasal sound, with examples from Surah Al-Fatiha. By then most students can hear the difference between heavy and light letters, which prepares the next topic. Every second lesson ends with a short listening test of ten words. Homework takes about ten minutes a day and consists of one recording and one line of reading. Teachers keep a chart of the letters each student has mastered and share it with the family at the end of the month. Adults who are new to Arabic receive an extra sheet with the position of the tongue for each letter. Children practise with picture cards and a memory game. The topic ends with a revision lesson in which every student reads five verses aloud."}]},
    } satisfies Record<string, Answer<'listOutlines', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listOutlines', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listOutlines', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'listOutlines', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listOutlines', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listOutlines', 503>>,
  },
  saveOutline: {
    200: {
      updated: {"message":"Outline updated successfully"},
    } satisfies Record<string, Answer<'saveOutline', 200>>,
    201: {
      created: {"message":"Outline added successfully"},
    } satisfies Record<string, Answer<'saveOutline', 201>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'saveOutline', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'saveOutline', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'saveOutline', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'saveOutline', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'saveOutline', 413>>,
    422: {
      invalid: {"error":{"title":["Title is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'saveOutline', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'saveOutline', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'saveOutline', 503>>,
  },
  deleteOutline: {
    200: {
      deleted: {"message":"Outline deleted"},
    } satisfies Record<string, Answer<'deleteOutline', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'deleteOutline', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'deleteOutline', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'deleteOutline', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'deleteOutline', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'deleteOutline', 503>>,
  },
  deleteCourse: {
    200: {
      deleted: {"message":"Course deleted"},
    } satisfies Record<string, Answer<'deleteCourse', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'deleteCourse', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'deleteCourse', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'deleteCourse', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'deleteCourse', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'deleteCourse', 503>>,
  },
  listAssignedCourses: {
    200: {
      typical: {"courses":[{"id":101,"course":{"id":1,"name":"Tajweed for beginners"}},{"id":102,"course":{"id":7,"name":"التجويد المتقدم"}},{"id":103,"course":{"id":4,"name":"Qaida for children"}},{"id":104,"course":{"id":5,"name":"Arabic grammar I"}},{"id":105,"course":{"id":8,"name":"Quran translation"}},{"id":106,"course":{"id":2,"name":"ناظرہ قرآن"}}]},
      empty: {"courses":[]},
      longText: {"courses":[{"id":101,"course":{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher, from Al-Fatiha to the end of Juz Amma"}}]},
    } satisfies Record<string, Answer<'listAssignedCourses', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listAssignedCourses', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listAssignedCourses', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'listAssignedCourses', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listAssignedCourses', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listAssignedCourses', 503>>,
  },
  assignCourse: {
    200: {
      assigned: {"message":"Course assigned"},
    } satisfies Record<string, Answer<'assignCourse', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'assignCourse', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'assignCourse', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'assignCourse', 404>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'assignCourse', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'assignCourse', 413>>,
    422: {
      invalid: {"error":{"courseID":["Course is required"]},"message":"Please check the highlighted fields."},
      alreadyAssigned: {"error":{"courseID":["This course is already assigned."]}},
    } satisfies Record<string, Answer<'assignCourse', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'assignCourse', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'assignCourse', 503>>,
  },
  submitTeacherApplication: {
    200: {
      received: {"message":"We’ve received your application."},
    } satisfies Record<string, Answer<'submitTeacherApplication', 200>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'submitTeacherApplication', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'submitTeacherApplication', 413>>,
    422: {
      invalid: {"error":{"contact_number":["Contact number is required"],"course[0].timings[0].to":["To is required"]},"message":"Please check the highlighted fields."},
      emailTaken: {"error":{"email":["An account with this email already exists."]}},
    } satisfies Record<string, Answer<'submitTeacherApplication', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'submitTeacherApplication', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'submitTeacherApplication', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'submitTeacherApplication', 503>>,
  },
  listTeachers: {
    200: {
      typical: {"teachers":[{"id":1,"version":1,"teach_id":"TCH-001","name":"Amina Yusuf","email":"amina.yusuf@maktab.test","status":"active","application_date":"2026-01-10","contact_number":"+92 300 5550100","current_address":"12 Rose Lane, Leeds","date_of_birth":"1980-01-15","experience_Quran":"Eight years of teaching children, online and at a weekend school in Leeds","gender":"female","institution":"University of Leeds","languages_spoken":["english","arabic"],"nationality":"British","other_experience":"Five years as a primary school teacher","qualification":"BA Arabic and Islamic Studies; ijazah in Hafs","class_timings":"[{\"id\":10,\"course_name\":\"Tajweed for beginners\",\"from\":\"16:00\",\"to\":\"17:00\"},{\"id\":20,\"course_name\":\"Tajweed for beginners\",\"from\":\"20:30\",\"to\":\"21:30\"},{\"id\":120,\"course_name\":\"Tajweed for beginners\",\"from\":\"11:00\",\"to\":\"12:00\"}]","age_group":"children","courses":[{"id":1,"name":"Tajweed for beginners"},{"id":2,"name":"ناظرہ قرآن"},{"id":4,"name":"Qaida for children"},{"id":5,"name":"Arabic grammar I"},{"id":7,"name":"التجويد المتقدم"},{"id":8,"name":"Quran translation"}],"publicProfile":{"isPublic":true,"isHidden":false,"publicName":"","about":"I teach children and beginners. We read slowly, laugh a lot, and repeat until it’s easy.","experienceYears":8,"photo":"/uploads/teacher-1.jpg"}},{"id":2,"version":1,"teach_id":"TCH-002","name":"حافظ بلال احمد","email":"bilal.ahmad@maktab.test","status":"active","application_date":"2026-02-11","contact_number":"+92 301 5550142","current_address":"گلی ۴، گلبرگ، لاہور","date_of_birth":"1984-09-03","experience_Quran":"حفظ مکمل کرنے کے بعد دس سال سے ناظرہ اور تجوید کی تدریس","gender":"male","institution":"جامعہ لاہور","languages_spoken":"urdu","nationality":"Pakistani","other_experience":"محلے کی مسجد میں شام کے مدرسے کے نگران","qualification":"عالم فاضل، درسِ نظامی","class_timings":"[{\"id\":30,\"course_name\":\"ناظرہ قرآن\",\"from\":\"07:00\",\"to\":\"07:45\"},{\"id\":40,\"course_name\":\"سیرت النبی\",\"from\":\"18:00\",\"to\":\"19:00\"},{\"id\":41,\"course_name\":\"سیرت النبی\",\"from\":\"21:00\",\"to\":\"22:00\"}]","age_group":"teenagers","courses":[{"id":2,"name":"ناظرہ قرآن"},{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}],"publicProfile":{"isPublic":true,"isHidden":false,"publicName":"","about":"دس سال سے ناظرہ اور تجوید پڑھا رہا ہوں۔ ہر بچے کو روز پڑھنے کا موقع ملتا ہے۔","experienceYears":10,"photo":null}},{"id":3,"version":1,"teach_id":"TCH-003","name":"أحمد المنصوري","email":"ahmad.almansouri@maktab.test","status":"active","application_date":"2026-03-12","contact_number":"+966 50 555 0117","current_address":"شارع الملك فهد، جدة","date_of_birth":"1979-05-27","experience_Quran":"إجازة في رواية حفص عن عاصم، وسبع سنوات في حلقات التحفيظ عن بُعد","gender":"male","institution":"جامعة أم القرى","languages_spoken":"arabic,english","nationality":"Saudi","other_experience":"إمام مسجد الحي","qualification":"ماجستير في الشريعة","class_timings":"[{\"id\":50,\"course_name\":\"حفظ جزء عمّ\",\"from\":\"17:15\",\"to\":\"18:00\"},{\"id\":60,\"course_name\":\"Arabic grammar I\",\"from\":\"19:00\",\"to\":\"20:00\"}]","age_group":"adults","courses":[{"id":3,"name":"حفظ جزء عمّ"},{"id":5,"name":"Arabic grammar I"}],"publicProfile":{"isPublic":true,"isHidden":false,"publicName":"","about":"","experienceYears":null,"photo":null}},{"id":4,"version":1,"teach_id":"TCH-004","name":"Khadija Rahman","email":"khadija.rahman@maktab.test","status":"blocked","application_date":"2026-04-13","contact_number":"+27 82 555 0163","current_address":"7 Hill Road, Cape Town","date_of_birth":"1991-02-08","experience_Quran":"Five years of online lessons with children in South Africa and the UK","gender":"female","institution":"Cape Town Academy of Islamic Studies","languages_spoken":["english","arabic"],"nationality":"South African","other_experience":null,"qualification":"Diploma in Quranic Studies","class_timings":"[{\"id\":110,\"course_name\":\"Arabic grammar I\",\"from\":\"09:00\",\"to\":\"10:00\"}]","age_group":"children","courses":[{"id":5,"name":"Arabic grammar I"}],"publicProfile":{"isPublic":false,"isHidden":false,"publicName":"","about":"","experienceYears":null,"photo":null}},{"id":5,"version":1,"teach_id":null,"name":"سعدیہ قریشی","email":"sadia.qureshi@maktab.test","status":"pending","application_date":"2026-05-14","contact_number":"+92 333 5550178","current_address":"بہادر آباد، کراچی","date_of_birth":"1995-11-21","experience_Quran":"چھ سال سے بچیوں کو ناظرہ اور حفظ پڑھا رہی ہیں","gender":"female","institution":"مدرسۃ البنات، کراچی","languages_spoken":"urdu","nationality":"Pakistani","other_experience":"خواتین کا ہفتہ وار حلقۂ ترجمہ","qualification":"عالمہ","class_timings":"[{\"id\":130,\"course_name\":\"اسلامی آداب\",\"from\":\"10:00\",\"to\":\"10:45\"}]","age_group":"teenagers","courses":[]},{"id":6,"version":1,"teach_id":"TCH-006","name":"Ibrahim Okafor","email":"ibrahim.okafor@maktab.test","status":"active","application_date":"2026-06-15","contact_number":"+234 803 555 0129","current_address":"3 Marina Street, Lagos","date_of_birth":"1986-07-14","experience_Quran":"Twelve years, from Qaida with young children to translation with adults","gender":"male","institution":"University of Lagos","languages_spoken":"arabic,english","nationality":"Nigerian","other_experience":"Translator of children’s books","qualification":"MA Arabic Language","class_timings":"[{\"id\":70,\"course_name\":\"Qaida for children\",\"from\":\"15:00\",\"to\":\"15:30\"},{\"id\":80,\"course_name\":\"Quran translation\",\"from\":\"23:30\",\"to\":\"00:30\"}]","age_group":"adults","courses":[{"id":4,"name":"Qaida for children"},{"id":8,"name":"Quran translation"}],"publicProfile":{"isPublic":true,"isHidden":true,"publicName":"Brother Ibrahim","about":"Call me before you enroll: +44 20 5550188.","experienceYears":12,"photo":null}},{"id":7,"version":1,"teach_id":"TCH-007","name":"فاطمة الزهراء","email":"fatima.alzahra@maktab.test","status":"active","application_date":"2026-07-16","contact_number":"+216 20 555 018","current_address":"حي النصر، تونس","date_of_birth":"1982-03-30","experience_Quran":"إجازة في القراءات العشر، وخمس عشرة سنة في تدريس النساء والفتيات","gender":"female","institution":"جامعة الزيتونة","languages_spoken":["english","arabic"],"nationality":"Tunisian","other_experience":"عضو لجنة تحكيم في مسابقات التلاوة","qualification":"دكتوراه في القراءات","class_timings":"[{\"id\":90,\"course_name\":\"التجويد المتقدم\",\"from\":\"18:30\",\"to\":\"19:30\"},{\"id\":100,\"course_name\":\"Qira’at, an introduction\",\"from\":\"12:00\",\"to\":\"13:30\"}]","age_group":"children","courses":[{"id":7,"name":"التجويد المتقدم"},{"id":10,"name":"Qira’at, an introduction"}],"publicProfile":{"isPublic":false,"isHidden":false,"publicName":"","about":"أدرّس النساء والفتيات منذ خمس عشرة سنة.","experienceYears":15,"photo":null}},{"id":8,"version":1,"teach_id":null,"name":"Yasmin Dupont","email":"yasmin.dupont@maktab.test","status":"pending","application_date":"2026-08-17","contact_number":"+33 6 39 98 01 55","current_address":"18 rue des Lilas, Lyon","date_of_birth":"1993-12-05","experience_Quran":"Two years at a weekend school for French-speaking families","gender":"female","institution":"Institut d’études arabes, Lyon","languages_spoken":["english","arabic"],"nationality":"French","other_experience":"Private tutor for secondary school students","qualification":"Licence d’arabe","class_timings":"[{\"id\":140,\"course_name\":\"Arabic grammar I\",\"from\":\"20:00\",\"to\":\"21:00\"}]","age_group":"teenagers","courses":[]}]},
      page: {"teachers":[{"id":1,"version":1,"teach_id":"TCH-001","name":"Amina Yusuf","email":"amina.yusuf@maktab.test","status":"active","application_date":"2026-01-10","contact_number":"+92 300 5550100","current_address":"12 Rose Lane, Leeds","date_of_birth":"1980-01-15","experience_Quran":"Eight years of teaching children, online and at a weekend school in Leeds","gender":"female","institution":"University of Leeds","languages_spoken":["english","arabic"],"nationality":"British","other_experience":"Five years as a primary school teacher","qualification":"BA Arabic and Islamic Studies; ijazah in Hafs","class_timings":"[{\"id\":10,\"course_name\":\"Tajweed for beginners\",\"from\":\"16:00\",\"to\":\"17:00\"},{\"id\":20,\"course_name\":\"Tajweed for beginners\",\"from\":\"20:30\",\"to\":\"21:30\"},{\"id\":120,\"course_name\":\"Tajweed for beginners\",\"from\":\"11:00\",\"to\":\"12:00\"}]","age_group":"children","courses":[{"id":1,"name":"Tajweed for beginners"},{"id":2,"name":"ناظرہ قرآن"},{"id":4,"name":"Qaida for children"},{"id":5,"name":"Arabic grammar I"},{"id":7,"name":"التجويد المتقدم"},{"id":8,"name":"Quran translation"}],"publicProfile":{"isPublic":true,"isHidden":false,"publicName":"","about":"I teach children and beginners. We read slowly, laugh a lot, and repeat until it’s easy.","experienceYears":8,"photo":"/uploads/teacher-1.jpg"}},{"id":2,"version":1,"teach_id":"TCH-002","name":"حافظ بلال احمد","email":"bilal.ahmad@maktab.test","status":"active","application_date":"2026-02-11","contact_number":"+92 301 5550142","current_address":"گلی ۴، گلبرگ، لاہور","date_of_birth":"1984-09-03","experience_Quran":"حفظ مکمل کرنے کے بعد دس سال سے ناظرہ اور تجوید کی تدریس","gender":"male","institution":"جامعہ لاہور","languages_spoken":"urdu","nationality":"Pakistani","other_experience":"محلے کی مسجد میں شام کے مدرسے کے نگران","qualification":"عالم فاضل، درسِ نظامی","class_timings":"[{\"id\":30,\"course_name\":\"ناظرہ قرآن\",\"from\":\"07:00\",\"to\":\"07:45\"},{\"id\":40,\"course_name\":\"سیرت النبی\",\"from\":\"18:00\",\"to\":\"19:00\"},{\"id\":41,\"course_name\":\"سیرت النبی\",\"from\":\"21:00\",\"to\":\"22:00\"}]","age_group":"teenagers","courses":[{"id":2,"name":"ناظرہ قرآن"},{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}],"publicProfile":{"isPublic":true,"isHidden":false,"publicName":"","about":"دس سال سے ناظرہ اور تجوید پڑھا رہا ہوں۔ ہر بچے کو روز پڑھنے کا موقع ملتا ہے۔","experienceYears":10,"photo":null}},{"id":3,"version":1,"teach_id":"TCH-003","name":"أحمد المنصوري","email":"ahmad.almansouri@maktab.test","status":"active","application_date":"2026-03-12","contact_number":"+966 50 555 0117","current_address":"شارع الملك فهد، جدة","date_of_birth":"1979-05-27","experience_Quran":"إجازة في رواية حفص عن عاصم، وسبع سنوات في حلقات التحفيظ عن بُعد","gender":"male","institution":"جامعة أم القرى","languages_spoken":"arabic,english","nationality":"Saudi","other_experience":"إمام مسجد الحي","qualification":"ماجستير في الشريعة","class_timings":"[{\"id\":50,\"course_name\":\"حفظ جزء عمّ\",\"from\":\"17:15\",\"to\":\"18:00\"},{\"id\":60,\"course_name\":\"Arabic grammar I\",\"from\":\"19:00\",\"to\":\"20:00\"}]","age_group":"adults","courses":[{"id":3,"name":"حفظ جزء عمّ"},{"id":5,"name":"Arabic grammar I"}],"publicProfile":{"isPublic":true,"isHidden":false,"publicName":"","about":"","experienceYears":null,"photo":null}},{"id":4,"version":1,"teach_id":"TCH-004","name":"Khadija Rahman","email":"khadija.rahman@maktab.test","status":"blocked","application_date":"2026-04-13","contact_number":"+27 82 555 0163","current_address":"7 Hill Road, Cape Town","date_of_birth":"1991-02-08","experience_Quran":"Five years of online lessons with children in South Africa and the UK","gender":"female","institution":"Cape Town Academy of Islamic Studies","languages_spoken":["english","arabic"],"nationality":"South African","other_experience":null,"qualification":"Diploma in Quranic Studies","class_timings":"[{\"id\":110,\"course_name\":\"Arabic grammar I\",\"from\":\"09:00\",\"to\":\"10:00\"}]","age_group":"children","courses":[{"id":5,"name":"Arabic grammar I"}],"publicProfile":{"isPublic":false,"isHidden":false,"publicName":"","about":"","experienceYears":null,"photo":null}},{"id":5,"version":1,"teach_id":null,"name":"سعدیہ قریشی","email":"sadia.qureshi@maktab.test","status":"pending","application_date":"2026-05-14","contact_number":"+92 333 5550178","current_address":"بہادر آباد، کراچی","date_of_birth":"1995-11-21","experience_Quran":"چھ سال سے بچیوں کو ناظرہ اور حفظ پڑھا رہی ہیں","gender":"female","institution":"مدرسۃ البنات، کراچی","languages_spoken":"urdu","nationality":"Pakistani","other_experience":"خواتین کا ہفتہ وار حلقۂ ترجمہ","qualification":"عالمہ","class_timings":"[{\"id\":130,\"course_name\":\"اسلامی آداب\",\"from\":\"10:00\",\"to\":\"10:45\"}]","age_group":"teenagers","courses":[]},{"id":6,"version":1,"teach_id":"TCH-006","name":"Ibrahim Okafor","email":"ibrahim.okafor@maktab.test","status":"active","application_date":"2026-06-15","contact_number":"+234 803 555 0129","current_address":"3 Marina Street, Lagos","date_of_birth":"1986-07-14","experience_Quran":"Twelve years, from Qaida with young children to translation with adults","gender":"male","institution":"University of Lagos","languages_spoken":"arabic,english","nationality":"Nigerian","other_experience":"Translator of children’s books","qualification":"MA Arabic Language","class_timings":"[{\"id\":70,\"course_name\":\"Qaida for children\",\"from\":\"15:00\",\"to\":\"15:30\"},{\"id\":80,\"course_name\":\"Quran translation\",\"from\":\"23:30\",\"to\":\"00:30\"}]","age_group":"adults","courses":[{"id":4,"name":"Qaida for children"},{"id":8,"name":"Quran translation"}],"publicProfile":{"isPublic":true,"isHidden":true,"publicName":"Brother Ibrahim","about":"Call me before you enroll: +44 20 5550188.","experienceYears":12,"photo":null}},{"id":7,"version":1,"teach_id":"TCH-007","name":"فاطمة الزهراء","email":"fatima.alzahra@maktab.test","status":"active","application_date":"2026-07-16","contact_number":"+216 20 555 018","current_address":"حي النصر، تونس","date_of_birth":"1982-03-30","experience_Quran":"إجازة في القراءات العشر، وخمس عشرة سنة في تدريس النساء والفتيات","gender":"female","institution":"جامعة الزيتونة","languages_spoken":["english","arabic"],"nationality":"Tunisian","other_experience":"عضو لجنة تحكيم في مسابقات التلاوة","qualification":"دكتوراه في القراءات","class_timings":"[{\"id\":90,\"course_name\":\"التجويد المتقدم\",\"from\":\"18:30\",\"to\":\"19:30\"},{\"id\":100,\"course_name\":\"Qira’at, an introduction\",\"from\":\"12:00\",\"to\":\"13:30\"}]","age_group":"children","courses":[{"id":7,"name":"التجويد المتقدم"},{"id":10,"name":"Qira’at, an introduction"}],"publicProfile":{"isPublic":false,"isHidden":false,"publicName":"","about":"أدرّس النساء والفتيات منذ خمس عشرة سنة.","experienceYears":15,"photo":null}},{"id":8,"version":1,"teach_id":null,"name":"Yasmin Dupont","email":"yasmin.dupont@maktab.test","status":"pending","application_date":"2026-08-17","contact_number":"+33 6 39 98 01 55","current_address":"18 rue des Lilas, Lyon","date_of_birth":"1993-12-05","experience_Quran":"Two years at a weekend school for French-speaking families","gender":"female","institution":"Institut d’études arabes, Lyon","languages_spoken":["english","arabic"],"nationality":"French","other_experience":"Private tutor for secondary school students","qualification":"Licence d’arabe","class_timings":"[{\"id\":140,\"course_name\":\"Arabic grammar I\",\"from\":\"20:00\",\"to\":\"21:00\"}]","age_group":"teenagers"},{"id":2,"version":1,"teach_id":"TCH-002","name":"حافظ بلال احمد","email":"bilal.ahmad@maktab.test","status":"active","application_date":"2026-02-11","contact_number":"+92 301 5550142","current_address":"گلی ۴، گلبرگ، لاہور","date_of_birth":"1984-09-03","experience_Quran":"حفظ مکمل کرنے کے بعد دس سال سے ناظرہ اور تجوید کی تدریس","gender":"male","institution":"جامعہ لاہور","languages_spoken":"urdu","nationality":"Pakistani","other_experience":"محلے کی مسجد میں شام کے مدرسے کے نگران","qualification":"عالم فاضل، درسِ نظامی","class_timings":"[{\"id\":30,\"course_name\":\"ناظرہ قرآن\",\"from\":\"07:00\",\"to\":\"07:45\"},{\"id\":40,\"course_name\":\"سیرت النبی\",\"from\":\"18:00\",\"to\":\"19:00\"},{\"id\":41,\"course_name\":\"سیرت النبی\",\"from\":\"21:00\",\"to\":\"22:00\"}]","age_group":"teenagers","courses":[{"id":2,"name":"ناظرہ قرآن"},{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}]}],"page":{"next":"W251bGwsMl0","found":3,"kinds":{"pending":1,"active":3,"blocked":0}}},
      empty: {"teachers":[]},
      longText: {"teachers":[{"id":1,"teach_id":"TCH-001","name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari, known to his students and neighbours as Abu Bakr Nuruddin al-Hashimi","email":"amina.yusuf@maktab.test","status":"active","application_date":"2026-01-10","contact_number":"+92 300 5550100","current_address":"Second floor, Noor Plaza, 12 Garden Road, opposite the old market, Gulberg III, Lahore 54000, Punjab, Pakistan","date_of_birth":"1980-01-15","experience_Quran":"Eight years of teaching children, online and at a weekend school in Leeds","gender":"female","institution":"University of Leeds","languages_spoken":["english","arabic"],"nationality":"British","other_experience":"Five years as a primary school teacher","qualification":"BA Arabic and Islamic Studies; ijazah in Hafs","class_timings":"[{\"id\":10,\"course_name\":\"Tajweed for beginners\",\"from\":\"16:00\",\"to\":\"17:00\"},{\"id\":20,\"course_name\":\"Tajweed for beginners\",\"from\":\"20:30\",\"to\":\"21:30\"},{\"id\":120,\"course_name\":\"Tajweed for beginners\",\"from\":\"11:00\",\"to\":\"12:00\"}]","age_group":"children","courses":[{"id":1,"name":"Tajweed for beginners"},{"id":2,"name":"ناظرہ قرآن"},{"id":4,"name":"Qaida for children"},{"id":5,"name":"Arabic grammar I"},{"id":7,"name":"التجويد المتقدم"},{"id":8,"name":"Quran translation"}]}]},
      pending: {"teachers":[{"id":5,"version":1,"teach_id":null,"name":"سعدیہ قریشی","email":"sadia.qureshi@maktab.test","status":"pending","application_date":"2026-05-14","contact_number":"+92 333 5550178","current_address":"بہادر آباد، کراچی","date_of_birth":"1995-11-21","experience_Quran":"چھ سال سے بچیوں کو ناظرہ اور حفظ پڑھا رہی ہیں","gender":"female","institution":"مدرسۃ البنات، کراچی","languages_spoken":"urdu","nationality":"Pakistani","other_experience":"خواتین کا ہفتہ وار حلقۂ ترجمہ","qualification":"عالمہ","class_timings":"[]","age_group":"teenagers","courses":[]},{"id":8,"version":1,"teach_id":null,"name":"Yasmin Dupont","email":"yasmin.dupont@maktab.test","status":"pending","application_date":"2026-08-17","contact_number":"+33 6 39 98 01 55","current_address":"18 rue des Lilas, Lyon","date_of_birth":"1993-12-05","experience_Quran":"Two years at a weekend school for French-speaking families","gender":"female","institution":"Institut d’études arabes, Lyon","languages_spoken":["english","arabic"],"nationality":"French","other_experience":"Private tutor for secondary school students","qualification":"Licence d’arabe","class_timings":"[]","age_group":"teenagers","courses":[]}]},
      unconfirmed: {"teachers":[{"id":8,"version":1,"teach_id":null,"name":"Yasmin Dupont","email":"yasmin.dupont@maktab.test","status":"pending","application_date":"2026-08-17","contact_number":"+33 6 39 98 01 55","current_address":"18 rue des Lilas, Lyon","date_of_birth":"1993-12-05","experience_Quran":"Two years at a weekend school for French-speaking families","gender":"female","institution":"Institut d’études arabes, Lyon","languages_spoken":["english","arabic"],"nationality":"French","other_experience":"Private tutor for secondary school students","qualification":"Licence d’arabe","class_timings":"[]","age_group":"teenagers","courses":[],"emailConfirmed":false}]},
      invited: {"teachers":[{"id":7,"version":1,"teach_id":"TCH-007","name":"فاطمة الزهراء","email":"fatima.alzahra@maktab.test","status":"active","application_date":"2026-11-19","contact_number":"+971 50 555 0107","current_address":null,"date_of_birth":null,"experience_Quran":null,"gender":null,"institution":null,"languages_spoken":null,"nationality":null,"other_experience":null,"qualification":null,"class_timings":[{"id":700,"course_id":7,"course_name":"التجويد المتقدم","from":"17:00","to":"19:00","days":[]}],"age_group":null,"courses":[{"id":7,"name":"التجويد المتقدم"}],"awaitsPassword":true}]},
      blocked: {"teachers":[{"id":4,"version":1,"teach_id":"TCH-004","name":"Khadija Rahman","email":"khadija.rahman@maktab.test","status":"blocked","application_date":"2026-04-13","contact_number":"+27 82 555 0163","current_address":"7 Hill Road, Cape Town","date_of_birth":"1991-02-08","experience_Quran":"Five years of online lessons with children in South Africa and the UK","gender":"female","institution":"Cape Town Academy of Islamic Studies","languages_spoken":["english","arabic"],"nationality":"South African","other_experience":null,"qualification":"Diploma in Quranic Studies","class_timings":"[{\"id\":110,\"course_name\":\"Arabic grammar I\",\"from\":\"09:00\",\"to\":\"10:00\"}]","age_group":"children","courses":[{"id":5,"name":"Arabic grammar I"}]}]},
      malformedTimings: {"teachers":[{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf","email":"amina.yusuf@maktab.test","status":"active","application_date":"2026-01-10","contact_number":"+92 300 5550100","current_address":"12 Rose Lane, Leeds","date_of_birth":"1980-01-15","experience_Quran":"Eight years of teaching children, online and at a weekend school in Leeds","gender":"female","institution":"University of Leeds","languages_spoken":["english","arabic"],"nationality":"British","other_experience":"Five years as a primary school teacher","qualification":"BA Arabic and Islamic Studies; ijazah in Hafs","class_timings":"[{\"id\":1,\"course_name\":","age_group":"children","courses":[{"id":1,"name":"Tajweed for beginners"},{"id":2,"name":"ناظرہ قرآن"},{"id":4,"name":"Qaida for children"},{"id":5,"name":"Arabic grammar I"},{"id":7,"name":"التجويد المتقدم"},{"id":8,"name":"Quran translation"}]}]},
      withoutCourses: {"teachers":[{"id":1,"version":1,"teach_id":"TCH-001","name":"Amina Yusuf","email":"amina.yusuf@maktab.test","status":"active","application_date":"2026-01-10","contact_number":"+92 300 5550100","current_address":"12 Rose Lane, Leeds","date_of_birth":"1980-01-15","experience_Quran":"Eight years of teaching children, online and at a weekend school in Leeds","gender":"female","institution":"University of Leeds","languages_spoken":["english","arabic"],"nationality":"British","other_experience":"Five years as a primary school teacher","qualification":"BA Arabic and Islamic Studies; ijazah in Hafs","class_timings":"[{\"id\":10,\"course_name\":\"Tajweed for beginners\",\"from\":\"16:00\",\"to\":\"17:00\"},{\"id\":20,\"course_name\":\"Tajweed for beginners\",\"from\":\"20:30\",\"to\":\"21:30\"},{\"id\":120,\"course_name\":\"Tajweed for beginners\",\"from\":\"11:00\",\"to\":\"12:00\"}]"},{"id":2,"version":1,"teach_id":"TCH-002","name":"حافظ بلال احمد","email":"bilal.ahmad@maktab.test","status":"active","application_date":"2026-02-11","contact_number":"+92 301 5550142","current_address":"گلی ۴، گلبرگ، لاہور","date_of_birth":"1984-09-03","experience_Quran":"حفظ مکمل کرنے کے بعد دس سال سے ناظرہ اور تجوید کی تدریس","gender":"male","institution":"جامعہ لاہور","languages_spoken":"urdu","nationality":"Pakistani","other_experience":"محلے کی مسجد میں شام کے مدرسے کے نگران","qualification":"عالم فاضل، درسِ نظامی","class_timings":"[{\"id\":30,\"course_name\":\"ناظرہ قرآن\",\"from\":\"07:00\",\"to\":\"07:45\"},{\"id\":40,\"course_name\":\"سیرت النبی\",\"from\":\"18:00\",\"to\":\"19:00\"},{\"id\":41,\"course_name\":\"سیرت النبی\",\"from\":\"21:00\",\"to\":\"22:00\"}]"},{"id":3,"version":1,"teach_id":"TCH-003","name":"أحمد المنصوري","email":"ahmad.almansouri@maktab.test","status":"active","application_date":"2026-03-12","contact_number":"+966 50 555 0117","current_address":"شارع الملك فهد، جدة","date_of_birth":"1979-05-27","experience_Quran":"إجازة في رواية حفص عن عاصم، وسبع سنوات في حلقات التحفيظ عن بُعد","gender":"male","institution":"جامعة أم القرى","languages_spoken":"arabic,english","nationality":"Saudi","other_experience":"إمام مسجد الحي","qualification":"ماجستير في الشريعة","class_timings":"[{\"id\":50,\"course_name\":\"حفظ جزء عمّ\",\"from\":\"17:15\",\"to\":\"18:00\"},{\"id\":60,\"course_name\":\"Arabic grammar I\",\"from\":\"19:00\",\"to\":\"20:00\"}]"}]},
      timingsAsList: {"teachers":[{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf","email":"amina.yusuf@maktab.test","status":"active","application_date":"2026-01-10","contact_number":"+92 300 5550100","current_address":"12 Rose Lane, Leeds","date_of_birth":"1980-01-15","experience_Quran":"Eight years of teaching children, online and at a weekend school in Leeds","gender":"female","institution":"University of Leeds","languages_spoken":["english","arabic"],"nationality":"British","other_experience":"Five years as a primary school teacher","qualification":"BA Arabic and Islamic Studies; ijazah in Hafs","class_timings":[{"id":10,"course_name":"Tajweed for beginners","from":"16:00","to":"17:00"},{"id":20,"course_name":"Tajweed for beginners","from":"20:30","to":"21:30"},{"id":120,"course_name":"Tajweed for beginners","from":"11:00","to":"12:00"}],"age_group":"children","courses":[{"id":1,"name":"Tajweed for beginners"},{"id":2,"name":"ناظرہ قرآن"},{"id":4,"name":"Qaida for children"},{"id":5,"name":"Arabic grammar I"},{"id":7,"name":"التجويد المتقدم"},{"id":8,"name":"Quran translation"}]}]},
    } satisfies Record<string, Answer<'listTeachers', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listTeachers', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listTeachers', 403>>,
    422: {
      invalid: {"error":{"after":["After isn’t in the right format"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'listTeachers', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listTeachers', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listTeachers', 503>>,
  },
  assignTeacherCredentials: {
    200: {
      assigned: {"message":"Credentials assigned"},
    } satisfies Record<string, Answer<'assignTeacherCredentials', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'assignTeacherCredentials', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'assignTeacherCredentials', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'assignTeacherCredentials', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'assignTeacherCredentials', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'assignTeacherCredentials', 413>>,
    422: {
      invalid: {"error":{"id":["Teacher ID is required"]},"message":"Please check the highlighted fields."},
      codeTaken: {"error":{"id":["This teacher ID is taken."]}},
    } satisfies Record<string, Answer<'assignTeacherCredentials', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'assignTeacherCredentials', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'assignTeacherCredentials', 503>>,
  },
  deleteTeacher: {
    200: {
      deleted: {"message":"Teacher deleted"},
    } satisfies Record<string, Answer<'deleteTeacher', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'deleteTeacher', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'deleteTeacher', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'deleteTeacher', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'deleteTeacher', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'deleteTeacher', 413>>,
    422: {
      invalid: {"error":{"teacherID":["Teacher is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'deleteTeacher', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'deleteTeacher', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'deleteTeacher', 503>>,
  },
  eraseTeacher: {
    200: {
      erased: {"message":"Teacher erased"},
    } satisfies Record<string, Answer<'eraseTeacher', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'eraseTeacher', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'eraseTeacher', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'eraseTeacher', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'eraseTeacher', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'eraseTeacher', 503>>,
  },
  blockTeacher: {
    200: {
      blocked: {"message":"Teacher blocked"},
      unblocked: {"message":"Teacher unblocked"},
    } satisfies Record<string, Answer<'blockTeacher', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'blockTeacher', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'blockTeacher', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'blockTeacher', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'blockTeacher', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'blockTeacher', 413>>,
    422: {
      invalid: {"error":{"status":["Status has changed in the meantime"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'blockTeacher', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'blockTeacher', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'blockTeacher', 503>>,
  },
  removeAssignedCourse: {
    200: {
      deleted: {"message":"Course removed"},
    } satisfies Record<string, Answer<'removeAssignedCourse', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'removeAssignedCourse', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'removeAssignedCourse', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'removeAssignedCourse', 404>>,
    422: {
      invalid: {"error":{"courseId":["This teacher still has a class for this course. Delete or change the class first."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'removeAssignedCourse', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'removeAssignedCourse', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'removeAssignedCourse', 503>>,
  },
  filterTeachers: {
    200: {
      typical: {"teachers":[{"id":1,"version":1,"teach_id":"TCH-001","name":"Amina Yusuf","email":"amina.yusuf@maktab.test","status":"active","application_date":"2026-01-10","contact_number":"+92 300 5550100","current_address":"12 Rose Lane, Leeds","date_of_birth":"1980-01-15","experience_Quran":"Eight years of teaching children, online and at a weekend school in Leeds","gender":"female","institution":"University of Leeds","languages_spoken":["english","arabic"],"nationality":"British","other_experience":"Five years as a primary school teacher","qualification":"BA Arabic and Islamic Studies; ijazah in Hafs","class_timings":"[{\"id\":10,\"course_name\":\"Tajweed for beginners\",\"from\":\"16:00\",\"to\":\"17:00\"},{\"id\":20,\"course_name\":\"Tajweed for beginners\",\"from\":\"20:30\",\"to\":\"21:30\"},{\"id\":120,\"course_name\":\"Tajweed for beginners\",\"from\":\"11:00\",\"to\":\"12:00\"}]","age_group":"children","courses":[{"id":1,"name":"Tajweed for beginners"},{"id":2,"name":"ناظرہ قرآن"},{"id":4,"name":"Qaida for children"},{"id":5,"name":"Arabic grammar I"},{"id":7,"name":"التجويد المتقدم"},{"id":8,"name":"Quran translation"}]},{"id":2,"version":1,"teach_id":"TCH-002","name":"حافظ بلال احمد","email":"bilal.ahmad@maktab.test","status":"active","application_date":"2026-02-11","contact_number":"+92 301 5550142","current_address":"گلی ۴، گلبرگ، لاہور","date_of_birth":"1984-09-03","experience_Quran":"حفظ مکمل کرنے کے بعد دس سال سے ناظرہ اور تجوید کی تدریس","gender":"male","institution":"جامعہ لاہور","languages_spoken":"urdu","nationality":"Pakistani","other_experience":"محلے کی مسجد میں شام کے مدرسے کے نگران","qualification":"عالم فاضل، درسِ نظامی","class_timings":"[{\"id\":30,\"course_name\":\"ناظرہ قرآن\",\"from\":\"07:00\",\"to\":\"07:45\"},{\"id\":40,\"course_name\":\"سیرت النبی\",\"from\":\"18:00\",\"to\":\"19:00\"},{\"id\":41,\"course_name\":\"سیرت النبی\",\"from\":\"21:00\",\"to\":\"22:00\"}]","age_group":"teenagers","courses":[{"id":2,"name":"ناظرہ قرآن"},{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}]},{"id":3,"version":1,"teach_id":"TCH-003","name":"أحمد المنصوري","email":"ahmad.almansouri@maktab.test","status":"active","application_date":"2026-03-12","contact_number":"+966 50 555 0117","current_address":"شارع الملك فهد، جدة","date_of_birth":"1979-05-27","experience_Quran":"إجازة في رواية حفص عن عاصم، وسبع سنوات في حلقات التحفيظ عن بُعد","gender":"male","institution":"جامعة أم القرى","languages_spoken":"arabic,english","nationality":"Saudi","other_experience":"إمام مسجد الحي","qualification":"ماجستير في الشريعة","class_timings":"[{\"id\":50,\"course_name\":\"حفظ جزء عمّ\",\"from\":\"17:15\",\"to\":\"18:00\"},{\"id\":60,\"course_name\":\"Arabic grammar I\",\"from\":\"19:00\",\"to\":\"20:00\"}]","age_group":"adults","courses":[{"id":3,"name":"حفظ جزء عمّ"},{"id":5,"name":"Arabic grammar I"}]},{"id":6,"version":1,"teach_id":"TCH-006","name":"Ibrahim Okafor","email":"ibrahim.okafor@maktab.test","status":"active","application_date":"2026-06-15","contact_number":"+234 803 555 0129","current_address":"3 Marina Street, Lagos","date_of_birth":"1986-07-14","experience_Quran":"Twelve years, from Qaida with young children to translation with adults","gender":"male","institution":"University of Lagos","languages_spoken":"arabic,english","nationality":"Nigerian","other_experience":"Translator of children’s books","qualification":"MA Arabic Language","class_timings":"[{\"id\":70,\"course_name\":\"Qaida for children\",\"from\":\"15:00\",\"to\":\"15:30\"},{\"id\":80,\"course_name\":\"Quran translation\",\"from\":\"23:30\",\"to\":\"00:30\"}]","age_group":"adults","courses":[{"id":4,"name":"Qaida for children"},{"id":8,"name":"Quran translation"}]},{"id":7,"version":1,"teach_id":"TCH-007","name":"فاطمة الزهراء","email":"fatima.alzahra@maktab.test","status":"active","application_date":"2026-07-16","contact_number":"+216 20 555 018","current_address":"حي النصر، تونس","date_of_birth":"1982-03-30","experience_Quran":"إجازة في القراءات العشر، وخمس عشرة سنة في تدريس النساء والفتيات","gender":"female","institution":"جامعة الزيتونة","languages_spoken":["english","arabic"],"nationality":"Tunisian","other_experience":"عضو لجنة تحكيم في مسابقات التلاوة","qualification":"دكتوراه في القراءات","class_timings":"[{\"id\":90,\"course_name\":\"التجويد المتقدم\",\"from\":\"18:30\",\"to\":\"19:30\"},{\"id\":100,\"course_name\":\"Qira’at, an introduction\",\"from\":\"12:00\",\"to\":\"13:30\"}]","age_group":"children","courses":[{"id":7,"name":"التجويد المتقدم"},{"id":10,"name":"Qira’at, an introduction"}]},{"id":4,"version":1,"teach_id":"TCH-004","name":"Khadija Rahman","email":"khadija.rahman@maktab.test","status":"blocked","application_date":"2026-04-13","contact_number":"+27 82 555 0163","current_address":"7 Hill Road, Cape Town","date_of_birth":"1991-02-08","experience_Quran":"Five years of online lessons with children in South Africa and the UK","gender":"female","institution":"Cape Town Academy of Islamic Studies","languages_spoken":["english","arabic"],"nationality":"South African","other_experience":null,"qualification":"Diploma in Quranic Studies","class_timings":"[{\"id\":110,\"course_name\":\"Arabic grammar I\",\"from\":\"09:00\",\"to\":\"10:00\"}]","age_group":"children","courses":[{"id":5,"name":"Arabic grammar I"}]}]},
      empty: {"teachers":[]},
      longText: {"teachers":[{"id":1,"teach_id":"TCH-001","name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, Hafiz and Imam","email":"amina.yusuf@maktab.test","status":"active","application_date":"2026-01-10","contact_number":"+92 300 5550100","current_address":"12 Rose Lane, Leeds","date_of_birth":"1980-01-15","experience_Quran":"Eight years of teaching children, online and at a weekend school in Leeds","gender":"female","institution":"University of Leeds","languages_spoken":["english","arabic"],"nationality":"British","other_experience":"Five years as a primary school teacher","qualification":"BA Arabic and Islamic Studies; ijazah in Hafs","class_timings":"[{\"id\":10,\"course_name\":\"Tajweed for beginners\",\"from\":\"16:00\",\"to\":\"17:00\"},{\"id\":20,\"course_name\":\"Tajweed for beginners\",\"from\":\"20:30\",\"to\":\"21:30\"},{\"id\":120,\"course_name\":\"Tajweed for beginners\",\"from\":\"11:00\",\"to\":\"12:00\"}]","age_group":"children","courses":[{"id":1,"name":"Tajweed for beginners"},{"id":2,"name":"ناظرہ قرآن"},{"id":4,"name":"Qaida for children"},{"id":5,"name":"Arabic grammar I"},{"id":7,"name":"التجويد المتقدم"},{"id":8,"name":"Quran translation"}]}]},
    } satisfies Record<string, Answer<'filterTeachers', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'filterTeachers', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'filterTeachers', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'filterTeachers', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'filterTeachers', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'filterTeachers', 503>>,
  },
  listTeacherCourses: {
    200: {
      typical: {"course":[{"id":101,"course":{"id":1,"name":"Tajweed for beginners","description":"Where each letter is pronounced, and the rules that join letters, practised on short surahs.","price":45,"course_duration":"3 months","image":"/uploads/course-1.jpg"}},{"id":102,"course":{"id":7,"name":"التجويد المتقدم","description":"أحكام المدود والوقف والابتداء، مع تطبيق على سور مختارة.","price":75,"course_duration":"٥ أشهر","image":"/uploads/course-7.jpg"}},{"id":103,"course":{"id":4,"name":"Qaida for children","description":"The Arabic alphabet and first words, with games, pictures and five minutes of practice a day.","price":25,"course_duration":"2 months","image":"/uploads/course-4.jpg"}},{"id":104,"course":{"id":5,"name":"Arabic grammar I","description":"Nouns, verbs and simple sentences, with examples from the Quran.","price":55,"course_duration":"4 months","image":"/uploads/course-5.jpg"}},{"id":105,"course":{"id":8,"name":"Quran translation","description":"Selected surahs translated verse by verse, with time for questions.","price":50,"course_duration":"1 year","image":"/uploads/course-8.jpg"}},{"id":106,"course":{"id":2,"name":"ناظرہ قرآن","description":"قرآن پاک دیکھ کر درست تلفظ اور روانی سے پڑھنا، استاد کی فوری اصلاح کے ساتھ۔","price":40,"course_duration":"6 ماہ","image":"/uploads/course-2.jpg"}}]},
      empty: {"course":[]},
      longText: {"course":[{"id":101,"course":{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher","description":"This course is for students who know the Arabic letters but have never learned the rules of recitation. Each week we cover one rule, hear it from a recognised reciter and practise it on a short surah until every student can apply it without help. Lessons are live, in groups of up to six, and the teacher hears every student read at least twice. Between lessons students record a few lines and receive written corrections within two days. After the first month we begin with Surah An-Nas and work backwards through the last part of the Quran. There is a short test every four weeks, and families receive a report that explains what to practise at home. Students who already read fluently may join in the second month after a free placement lesson. At the end of the course each student recites one surah in front of the group and receives a certificate. You need a quiet room, headphones with a microphone and a printed Mushaf; everything else is provided.","price":45,"course_duration":"Three months, with a break of two weeks in the middle for examinations","image":"/uploads/course-1.jpg"}}]},
      namesOnly: {"course":[{"id":101,"course":{"id":1,"name":"Tajweed for beginners"}},{"id":102,"course":{"id":7,"name":"التجويد المتقدم"}}]},
    } satisfies Record<string, Answer<'listTeacherCourses', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listTeacherCourses', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listTeacherCourses', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listTeacherCourses', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listTeacherCourses', 503>>,
  },
  listTeacherReports: {
    200: {
      typical: {"data":[{"id":1,"version":1,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"class":{"id":1,"title":"Tajweed, Monday group"},"attendance":"92%","test_remarks":"Reads carefully, but still rushes long vowels.","participation":"Asks good questions.","suggestions":"Read aloud for ten minutes every day."},{"id":2,"version":1,"student":{"id":2,"std_id":"STD-002","name":"محمد عثمان"},"teacher":{"id":2,"teach_id":"TCH-002","name":"حافظ بلال احمد"},"course":{"id":2,"name":"ناظرہ قرآن"},"class":{"id":3,"title":"ناظرہ، صبح"},"attendance":"85","test_remarks":"مخارج بہتر ہو رہے ہیں۔","participation":"سوال کم کرتا ہے۔","suggestions":null},{"id":3,"version":1,"student":{"id":3,"std_id":"STD-003","name":"عبد الرحمن السيد"},"teacher":{"id":3,"teach_id":"TCH-003","name":"أحمد المنصوري"},"course":{"id":3,"name":"حفظ جزء عمّ"},"class":{"id":5,"title":"حلقة حفظ جزء عمّ"},"attendance":"97%","test_remarks":"حفظ متقن.","participation":"مشاركة ممتازة.","suggestions":"Read aloud for ten minutes every day."},{"id":4,"version":1,"student":{"id":4,"std_id":"STD-004","name":"Omar Haddad"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"class":{"id":2,"title":"Tajweed, evening"},"attendance":"72%","test_remarks":"Needs to revise the heavy letters.","participation":"Quiet but attentive.","suggestions":null},{"id":5,"version":1,"student":{"id":5,"std_id":"STD-005","name":"عائشہ صدیقی"},"teacher":{"id":2,"teach_id":"TCH-002","name":"حافظ بلال احمد"},"course":{"id":6,"name":"سیرت النبی"},"class":{"id":4,"title":"سیرت کی نشست"},"attendance":"88%","test_remarks":"شوق سے پڑھتی ہے۔","participation":"ہر سرگرمی میں حصہ لیتی ہے۔","suggestions":"Read aloud for ten minutes every day."},{"id":6,"version":1,"student":{"id":6,"std_id":"STD-006","name":"Maryam Khan"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"class":{"id":1,"title":"Tajweed, Monday group"},"attendance":"64%","test_remarks":"Reads well early in the lesson, then loses focus.","participation":"Takes part more in small groups.","suggestions":null}]},
      empty: {"data":[]},
      longText: {"data":[{"id":1,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"class":{"id":1,"title":"Tajweed, Monday group"},"attendance":"92%","test_remarks":"Zaynab reads with confidence and has a clear, steady voice. She now pronounces the throat letters correctly in most words, although she still confuses ح and ه when she reads quickly. Long vowels are held for two counts in new verses, but she shortens them in surahs she memorised before joining the course. She has completed eleven of the twelve surahs planned for this term and revised the first six twice. In the test she made three minor mistakes in Surah Al-Balad and corrected two of them herself. The rules of noon sakinah are well understood; idgham needs more examples. She prepares for every lesson and her recordings arrive on time.","participation":"She prepares for every lesson and her recordings arrive on time. When another student reads, she follows in her own copy and notices mistakes politely. She asks thoughtful questions about the meaning of verses and remembers the answers weeks later. During the last three lessons she was tired towards the end, and her attention dropped in the final ten minutes. An earlier lesson time may help, and we’d be glad to discuss this with the family.","suggestions":"Read aloud for ten minutes every day."}]},
    } satisfies Record<string, Answer<'listTeacherReports', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listTeacherReports', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listTeacherReports', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listTeacherReports', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listTeacherReports', 503>>,
  },
  listTeacherClassTimes: {
    200: {
      typical: {"data":[{"id":10,"course_name":"Tajweed for beginners","preferred_time_from":"16:00","preferred_time_to":"17:00"},{"id":20,"course_name":"Tajweed for beginners","preferred_time_from":"20:30","preferred_time_to":"21:30"},{"id":30,"course_name":"ناظرہ قرآن","preferred_time_from":"07:00","preferred_time_to":"07:45"},{"id":40,"course_name":"سیرت النبی","preferred_time_from":"18:00","preferred_time_to":"19:00"},{"id":41,"course_name":"سیرت النبی","preferred_time_from":"21:00","preferred_time_to":"22:00"},{"id":50,"course_name":"حفظ جزء عمّ","preferred_time_from":"17:15","preferred_time_to":"18:00"},{"id":60,"course_name":"Arabic grammar I","preferred_time_from":"19:00","preferred_time_to":"20:00"}]},
      empty: {"data":[]},
      longText: {"data":[{"id":10,"course_name":"Tajweed for adult beginners: letters, rules and one short surah a week with your own teacher","preferred_time_from":"16:00","preferred_time_to":"17:00"}]},
    } satisfies Record<string, Answer<'listTeacherClassTimes', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listTeacherClassTimes', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listTeacherClassTimes', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'listTeacherClassTimes', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listTeacherClassTimes', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listTeacherClassTimes', 503>>,
  },
  listAllClasses: {
    200: {
      typical: {"data":[{"id":1,"version":1,"teacherID":1,"title":"Tajweed, Monday group","classLink":"https://meet.maktab.test/tajweed-monday","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00","days":[1]}],"studentCount":4,"recentAttendance":{"present":14,"marked":16},"nextLesson":{"day":"2026-11-23","from":"16:00","to":"17:00"},"courses":[{"id":1,"name":"Tajweed for beginners"}]},{"id":2,"version":1,"teacherID":1,"title":"Tajweed, evening","classLink":"meet.maktab.test/tajweed-evening","teacher_class_timings":[{"id":20,"preferred_time_from":"20:30","preferred_time_to":"21:30","days":[2]}],"studentCount":3,"recentAttendance":{"present":9,"marked":12},"nextLesson":{"day":"2026-11-24","from":"20:30","to":"21:30"},"courses":[{"id":1,"name":"Tajweed for beginners"},{"id":7,"name":"التجويد المتقدم"}]},{"id":3,"version":1,"teacherID":2,"title":"ناظرہ، صبح","classLink":"https://meet.maktab.test/nazra","teacher_class_timings":[{"id":30,"preferred_time_from":"07:00","preferred_time_to":"07:45","days":[1,3]}],"studentCount":2,"recentAttendance":{"present":15,"marked":15},"nextLesson":{"day":"2026-11-18","from":"07:00","to":"07:45"},"courses":[{"id":2,"name":"ناظرہ قرآن"}]},{"id":4,"version":1,"teacherID":2,"title":"سیرت کی نشست","classLink":"https://meet.maktab.test/seerat","teacher_class_timings":[{"id":40,"preferred_time_from":"18:00","preferred_time_to":"19:00","days":[6]},{"id":41,"preferred_time_from":"21:00","preferred_time_to":"22:00","days":[7]}],"studentCount":5,"recentAttendance":{"present":0,"marked":0},"nextLesson":{"day":"2026-11-21","from":"18:00","to":"19:00"},"courses":[{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}]},{"id":5,"version":1,"teacherID":3,"title":"حلقة حفظ جزء عمّ","classLink":"https://meet.maktab.test/juz-amma","teacher_class_timings":[{"id":50,"preferred_time_from":"17:15","preferred_time_to":"18:00","days":[7]}],"studentCount":1,"recentAttendance":{"present":3,"marked":4},"nextLesson":{"day":"2026-11-22","from":"17:15","to":"18:00"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}]},{"id":6,"version":1,"teacherID":3,"title":"النحو، المستوى الأول","classLink":"https://meet.maktab.test/nahw","teacher_class_timings":[{"id":60,"preferred_time_from":"19:00","preferred_time_to":"20:00","days":[4]}],"studentCount":2,"recentAttendance":{"present":7,"marked":8},"nextLesson":{"day":"2026-11-19","from":"19:00","to":"20:00"},"courses":[{"id":5,"name":"Arabic grammar I"}]},{"id":7,"version":1,"teacherID":6,"title":"Qaida, little ones","classLink":"https://meet.maktab.test/qaida","teacher_class_timings":[{"id":70,"preferred_time_from":"15:00","preferred_time_to":"15:30","days":[2,4]}],"studentCount":6,"recentAttendance":{"present":40,"marked":48},"nextLesson":{"day":"2026-11-19","from":"15:00","to":"15:30"},"courses":[{"id":4,"name":"Qaida for children"}]},{"id":8,"version":1,"teacherID":6,"title":"Translation circle","classLink":"https://meet.maktab.test/translation","teacher_class_timings":[{"id":80,"preferred_time_from":"23:30","preferred_time_to":"00:30","days":[5]}],"studentCount":3,"recentAttendance":{"present":10,"marked":12},"nextLesson":{"day":"2026-11-20","from":"23:30","to":"00:30"},"courses":[{"id":8,"name":"Quran translation"}]},{"id":9,"version":1,"teacherID":7,"title":"التجويد المتقدم","classLink":"https://meet.maktab.test/tajweed-advanced","teacher_class_timings":[{"id":90,"preferred_time_from":"18:30","preferred_time_to":"19:30"}],"studentCount":2,"recentAttendance":{"present":0,"marked":0},"nextLesson":null,"courses":[{"id":7,"name":"التجويد المتقدم"}]},{"id":10,"version":1,"teacherID":7,"title":"Qira’at seminar","classLink":"https://meet.maktab.test/qiraat","teacher_class_timings":[{"id":100,"preferred_time_from":"12:00","preferred_time_to":"13:30","days":[6]}],"studentCount":0,"recentAttendance":{"present":0,"marked":0},"nextLesson":{"day":"2026-11-21","from":"12:00","to":"13:30"},"courses":[{"id":10,"name":"Qira’at, an introduction"}]},{"id":11,"version":1,"teacherID":4,"title":"Arabic grammar, morning","classLink":"https://meet.maktab.test/grammar-morning","teacher_class_timings":[{"id":110,"preferred_time_from":"09:00","preferred_time_to":"10:00"}],"studentCount":2,"recentAttendance":{"present":0,"marked":0},"nextLesson":null,"courses":[{"id":5,"name":"Arabic grammar I"}]},{"id":12,"version":1,"teacherID":1,"title":"Catch-up hour","classLink":"https://meet.maktab.test/catch-up","teacher_class_timings":[{"id":120,"preferred_time_from":"11:00","preferred_time_to":"12:00"}],"studentCount":0,"recentAttendance":{"present":0,"marked":0},"nextLesson":null,"courses":[{"id":1,"name":"Tajweed for beginners"}]}]},
      page: {"data":[{"id":1,"version":1,"teacherID":1,"title":"Tajweed, Monday group","classLink":"https://meet.maktab.test/tajweed-monday","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00","days":[1]}],"studentCount":4,"recentAttendance":{"present":14,"marked":16},"nextLesson":{"day":"2026-11-23","from":"16:00","to":"17:00"},"courses":[{"id":1,"name":"Tajweed for beginners"}]},{"id":2,"version":1,"teacherID":1,"title":"Tajweed, evening","classLink":"meet.maktab.test/tajweed-evening","teacher_class_timings":[{"id":20,"preferred_time_from":"20:30","preferred_time_to":"21:30","days":[2]}],"studentCount":3,"recentAttendance":{"present":9,"marked":12},"nextLesson":{"day":"2026-11-24","from":"20:30","to":"21:30"},"courses":[{"id":1,"name":"Tajweed for beginners"},{"id":7,"name":"التجويد المتقدم"}]}],"page":{"next":"W251bGwsMl0","found":3,"kinds":{"with":3,"without":0}}},
      empty: {"data":[]},
      longText: {"data":[{"id":1,"teacherID":1,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays for students who joined after the summer break or missed the first lessons","classLink":"https://meet.maktab.test/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00"}],"courses":[{"id":1,"name":"Tajweed for beginners"}]}]},
      noTimings: {"data":[{"id":1,"teacherID":1,"title":"Tajweed, Monday group","classLink":"https://meet.maktab.test/tajweed-monday","teacher_class_timings":[],"courses":[{"id":1,"name":"Tajweed for beginners"}]},{"id":2,"teacherID":1,"title":"Tajweed, evening","classLink":"meet.maktab.test/tajweed-evening","teacher_class_timings":[],"courses":[{"id":1,"name":"Tajweed for beginners"},{"id":7,"name":"التجويد المتقدم"}]}]},
      withoutCourses: {"data":[{"id":1,"version":1,"teacherID":1,"title":"Tajweed, Monday group","classLink":"https://meet.maktab.test/tajweed-monday","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00"}]},{"id":2,"version":1,"teacherID":1,"title":"Tajweed, evening","classLink":"meet.maktab.test/tajweed-evening","teacher_class_timings":[{"id":20,"preferred_time_from":"20:30","preferred_time_to":"21:30"}]},{"id":3,"version":1,"teacherID":2,"title":"ناظرہ، صبح","classLink":"https://meet.maktab.test/nazra","teacher_class_timings":[{"id":30,"preferred_time_from":"07:00","preferred_time_to":"07:45"}]}]},
      unsafeLink: {"data":[{"id":1,"teacherID":1,"title":"Tajweed, Monday group","classLink":"javascript:alert(1)","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00"}],"courses":[{"id":1,"name":"Tajweed for beginners"}]}]},
    } satisfies Record<string, Answer<'listAllClasses', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listAllClasses', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listAllClasses', 403>>,
    422: {
      invalid: {"error":{"after":["After isn’t in the right format"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'listAllClasses', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listAllClasses', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listAllClasses', 503>>,
  },
  filterClasses: {
    200: {
      typical: {"data":[{"id":1,"version":1,"teacherID":1,"title":"Tajweed, Monday group","classLink":"https://meet.maktab.test/tajweed-monday","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00","days":[1]}],"courses":[{"id":1,"name":"Tajweed for beginners"}]},{"id":2,"version":1,"teacherID":1,"title":"Tajweed, evening","classLink":"meet.maktab.test/tajweed-evening","teacher_class_timings":[{"id":20,"preferred_time_from":"20:30","preferred_time_to":"21:30","days":[2]}],"courses":[{"id":1,"name":"Tajweed for beginners"},{"id":7,"name":"التجويد المتقدم"}]},{"id":12,"version":1,"teacherID":1,"title":"Catch-up hour","classLink":"https://meet.maktab.test/catch-up","teacher_class_timings":[{"id":120,"preferred_time_from":"11:00","preferred_time_to":"12:00"}],"courses":[{"id":1,"name":"Tajweed for beginners"}]},{"id":3,"version":1,"teacherID":2,"title":"ناظرہ، صبح","classLink":"https://meet.maktab.test/nazra","teacher_class_timings":[{"id":30,"preferred_time_from":"07:00","preferred_time_to":"07:45","days":[1,3]}],"courses":[{"id":2,"name":"ناظرہ قرآن"}]},{"id":4,"version":1,"teacherID":2,"title":"سیرت کی نشست","classLink":"https://meet.maktab.test/seerat","teacher_class_timings":[{"id":40,"preferred_time_from":"18:00","preferred_time_to":"19:00","days":[6]},{"id":41,"preferred_time_from":"21:00","preferred_time_to":"22:00","days":[7]}],"courses":[{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}]},{"id":5,"version":1,"teacherID":3,"title":"حلقة حفظ جزء عمّ","classLink":"https://meet.maktab.test/juz-amma","teacher_class_timings":[{"id":50,"preferred_time_from":"17:15","preferred_time_to":"18:00","days":[7]}],"courses":[{"id":3,"name":"حفظ جزء عمّ"}]}]},
      page: {"data":[{"id":1,"version":1,"teacherID":1,"title":"Tajweed, Monday group","classLink":"https://meet.maktab.test/tajweed-monday","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00","days":[1]}],"courses":[{"id":1,"name":"Tajweed for beginners"}]},{"id":2,"version":1,"teacherID":1,"title":"Tajweed, evening","classLink":"meet.maktab.test/tajweed-evening","teacher_class_timings":[{"id":20,"preferred_time_from":"20:30","preferred_time_to":"21:30","days":[2]}],"courses":[{"id":1,"name":"Tajweed for beginners"},{"id":7,"name":"التجويد المتقدم"}]}],"page":{"next":"W251bGwsMl0","found":3,"kinds":{"with":3,"without":0}}},
      empty: {"data":[]},
      longText: {"data":[{"id":1,"teacherID":1,"title":"Tajweed for beginners, Monday and Wednesday evening group, with extra practice on Fridays","classLink":"https://meet.maktab.test/tajweed-monday","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00"}],"courses":[{"id":1,"name":"Tajweed for beginners"}]}]},
    } satisfies Record<string, Answer<'filterClasses', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'filterClasses', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'filterClasses', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'filterClasses', 404>>,
    422: {
      invalid: {"error":{"after":["After isn’t in the right format"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'filterClasses', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'filterClasses', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'filterClasses', 503>>,
  },
  listTeacherClasses: {
    200: {
      typical: {"data":[{"id":1,"version":1,"title":"Tajweed, Monday group","classLink":"https://meet.maktab.test/tajweed-monday","studentCount":4,"recentAttendance":{"present":14,"marked":16},"nextLesson":{"day":"2026-11-23","from":"16:00","to":"17:00"},"courses":[{"id":1,"name":"Tajweed for beginners"}],"timings":[{"id":10,"from":"16:00","to":"17:00","days":[1]}]},{"id":2,"version":1,"title":"Tajweed, evening","classLink":"meet.maktab.test/tajweed-evening","studentCount":3,"recentAttendance":{"present":9,"marked":12},"nextLesson":{"day":"2026-11-24","from":"20:30","to":"21:30"},"courses":[{"id":1,"name":"Tajweed for beginners"},{"id":7,"name":"التجويد المتقدم"}],"timings":[{"id":20,"from":"20:30","to":"21:30","days":[2]}]},{"id":12,"version":1,"title":"Catch-up hour","classLink":"https://meet.maktab.test/catch-up","studentCount":0,"recentAttendance":{"present":0,"marked":0},"nextLesson":null,"courses":[{"id":1,"name":"Tajweed for beginners"}],"timings":[{"id":120,"from":"11:00","to":"12:00"}]},{"id":3,"version":1,"title":"ناظرہ، صبح","classLink":"https://meet.maktab.test/nazra","studentCount":2,"recentAttendance":{"present":15,"marked":15},"nextLesson":{"day":"2026-11-18","from":"07:00","to":"07:45"},"courses":[{"id":2,"name":"ناظرہ قرآن"}],"timings":[{"id":30,"from":"07:00","to":"07:45","days":[1,3]}]},{"id":4,"version":1,"title":"سیرت کی نشست","classLink":"https://meet.maktab.test/seerat","studentCount":5,"recentAttendance":{"present":0,"marked":0},"nextLesson":{"day":"2026-11-21","from":"18:00","to":"19:00"},"courses":[{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}],"timings":[{"id":40,"from":"18:00","to":"19:00","days":[6]},{"id":41,"from":"21:00","to":"22:00","days":[7]}]},{"id":5,"version":1,"title":"حلقة حفظ جزء عمّ","classLink":"https://meet.maktab.test/juz-amma","studentCount":1,"recentAttendance":{"present":3,"marked":4},"nextLesson":{"day":"2026-11-22","from":"17:15","to":"18:00"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}],"timings":[{"id":50,"from":"17:15","to":"18:00","days":[7]}]}]},
      empty: {"data":[]},
      longText: {"data":[{"id":1,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays for students who joined after the summer break or missed the first lessons","classLink":"https://meet.maktab.test/tajweed-monday","courses":[{"id":1,"name":"Tajweed for beginners"}],"timings":[{"id":10,"from":"16:00","to":"17:00"}]}]},
      withoutLink: {"data":[{"id":1,"title":"Tajweed, Monday group","classLink":null,"courses":[{"id":1,"name":"Tajweed for beginners"}],"timings":[{"id":10,"from":"16:00","to":"17:00"}]}]},
    } satisfies Record<string, Answer<'listTeacherClasses', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listTeacherClasses', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listTeacherClasses', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listTeacherClasses', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listTeacherClasses', 503>>,
  },
  createClass: {
    200: {
      saved: {"message":"Class created"},
    } satisfies Record<string, Answer<'createClass', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'createClass', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'createClass', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'createClass', 404>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'createClass', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'createClass', 413>>,
    422: {
      invalid: {"error":{"title":["Title is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'createClass', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'createClass', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'createClass', 503>>,
  },
  editClass: {
    200: {
      saved: {"message":"Class updated successfully"},
    } satisfies Record<string, Answer<'editClass', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'editClass', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'editClass', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'editClass', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'editClass', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'editClass', 413>>,
    422: {
      invalid: {"error":{"classTime.from":["Class timings (from and to) are required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'editClass', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'editClass', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'editClass', 503>>,
  },
  deleteClass: {
    200: {
      deleted: {"message":"Class deleted"},
    } satisfies Record<string, Answer<'deleteClass', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'deleteClass', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'deleteClass', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'deleteClass', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'deleteClass', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'deleteClass', 503>>,
  },
  listClassStudents: {
    200: {
      typical: {"students":[{"id":1,"std_id":"STD-001"},{"id":4,"std_id":"STD-004"},{"id":6,"std_id":"STD-006"},{"id":10,"std_id":"STD-010"},{"id":12,"std_id":"STD-012"},{"id":14,"std_id":null}]},
      empty: {"students":[]},
      longText: {"students":[{"id":1,"std_id":"STD-000000000000000000000000000000000000000000000000000000000000"}]},
    } satisfies Record<string, Answer<'listClassStudents', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listClassStudents', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listClassStudents', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'listClassStudents', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listClassStudents', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listClassStudents', 503>>,
  },
  listClassAssignments: {
    200: {
      typical: {"students":[{"id":201,"classID":1,"class":{"title":"Tajweed, Monday group"},"student":{"id":1,"std_id":"STD-001"}},{"id":202,"classID":2,"class":{"title":"Tajweed, evening"},"student":{"id":4,"std_id":"STD-004"}},{"id":203,"classID":1,"class":{"title":"Tajweed, Monday group"},"student":{"id":6,"std_id":"STD-006"}},{"id":204,"classID":2,"class":{"title":"Tajweed, evening"},"student":{"id":10,"std_id":"STD-010"}},{"id":205,"classID":1,"class":{"title":"Tajweed, Monday group"},"student":{"id":12,"std_id":"STD-012"}},{"id":206,"classID":2,"class":{"title":"Tajweed, evening"},"student":{"id":16,"std_id":"STD-016"}}]},
      empty: {"students":[]},
      longText: {"students":[{"id":201,"classID":1,"class":{"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays for students who joined after the summer break or missed the first lessons"},"student":{"id":1,"std_id":"STD-001"}}]},
    } satisfies Record<string, Answer<'listClassAssignments', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listClassAssignments', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listClassAssignments', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listClassAssignments', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listClassAssignments', 503>>,
  },
  assignStudents: {
    200: {
      assigned: {"message":"Students assigned to class successfully"},
    } satisfies Record<string, Answer<'assignStudents', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'assignStudents', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'assignStudents', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'assignStudents', 404>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'assignStudents', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'assignStudents', 413>>,
    422: {
      invalid: {"error":{"classId":["Please select a class"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'assignStudents', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'assignStudents', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'assignStudents', 503>>,
  },
  removeClassStudent: {
    200: {
      deleted: {"message":"Student removed from class"},
    } satisfies Record<string, Answer<'removeClassStudent', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'removeClassStudent', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'removeClassStudent', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'removeClassStudent', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'removeClassStudent', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'removeClassStudent', 503>>,
  },
  listAttendance: {
    200: {
      typical: {"attendences":[{"id":1,"version":1,"date":"2026-11-16","status":"present","student":{"id":1,"std_id":"STD-001"}},{"id":2,"version":1,"date":"2026-11-16","status":"present","student":{"id":4,"std_id":"STD-004"}},{"id":3,"version":1,"date":"2026-11-16","status":"present","student":{"id":6,"std_id":"STD-006"}},{"id":4,"version":1,"date":"2026-11-16","status":"absent","student":{"id":10,"std_id":"STD-010"}},{"id":5,"version":1,"date":"2026-11-18","status":"present","student":{"id":1,"std_id":"STD-001"}},{"id":6,"version":1,"date":"2026-11-18","status":"present","student":{"id":4,"std_id":"STD-004"}},{"id":7,"version":1,"date":"2026-11-18","status":"absent","student":{"id":6,"std_id":"STD-006"}},{"id":8,"version":1,"date":"2026-11-18","status":"present","student":{"id":10,"std_id":"STD-010"}}]},
      excused: {"attendences":[{"id":1,"version":1,"date":"2026-11-16","status":"present","student":{"id":1,"std_id":"STD-001"}},{"id":2,"version":1,"date":"2026-11-18","status":"present","student":{"id":4,"std_id":"STD-004"}}],"excuses":[{"studentId":4,"date":"2026-11-18","reason":null},{"studentId":6,"date":"2026-11-18","reason":"She has a doctor’s appointment."}]},
      empty: {"attendences":[]},
      longText: {"attendences":[{"id":1,"date":"2026-11-16","status":"present","student":{"id":1,"std_id":"STD-000000000000000000000000000000000000000000000000000000000000"}}],"excuses":[{"studentId":1,"date":"2026-11-16","reason":"We’re travelling to a wedding in another city, leave the day before and come back late in the evening. She takes her book along and reads the pages of this week on the train, and we’ll send a recording on Friday morning, before the next lesson. Please tell us which lines the others have read."}]},
    } satisfies Record<string, Answer<'listAttendance', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listAttendance', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listAttendance', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'listAttendance', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listAttendance', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listAttendance', 503>>,
  },
  saveAttendance: {
    200: {
      saved: {"message":"Attendance saved"},
    } satisfies Record<string, Answer<'saveAttendance', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'saveAttendance', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'saveAttendance', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'saveAttendance', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'saveAttendance', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'saveAttendance', 413>>,
    422: {
      invalid: {"error":{"date":["Date is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'saveAttendance', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'saveAttendance', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'saveAttendance', 503>>,
  },
  deleteAttendance: {
    200: {
      deleted: {"message":"Attendance deleted"},
    } satisfies Record<string, Answer<'deleteAttendance', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'deleteAttendance', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'deleteAttendance', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'deleteAttendance', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'deleteAttendance', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'deleteAttendance', 503>>,
  },
  listPolicies: {
    200: {
      typical: {"policy":[{"id":1,"version":1,"title":"Attendance","description":"Tell your teacher in advance if you can’t come. After three absences without notice, we’ll call you.","translations":{"ur":{"title":"حاضری کی اطلاع","description":"اگر آپ نہ آ سکیں تو استاد کو پہلے بتائیں۔ بغیر اطلاع تین غیر حاضریوں پر دفتر آپ سے بات کرے گا۔"},"ar":{"title":"الغياب","description":"يُرجى إبلاغ المعلّم مسبقًا عند تعذّر الحضور. وبعد ثلاث مرات من الغياب دون إبلاغ تتحدث الإدارة مع الأسرة."}}},{"id":2,"version":1,"title":"حاضری","description":"ہر کلاس میں وقت پر حاضر ہوں۔","translations":{"en":{"title":"Punctuality","description":"Be on time for every class."},"ar":{"title":"الالتزام بالمواعيد","description":"يُرجى الحضور إلى كل حصة في موعدها."}}},{"id":3,"version":1,"title":"سداد الرسوم","description":"تسدد الرسوم قبل بداية الشهر.","translations":{"en":{"title":"Paying fees","description":"Fees are paid before the month begins."},"ur":{"title":"فیس کی ادائیگی","description":"فیس مہینہ شروع ہونے سے پہلے ادا کی جائے۔"}}},{"id":4,"version":1,"title":"Cameras","description":"Cameras are optional. Microphones stay muted until it’s your turn.","translations":{"ur":{"title":"کیمرا","description":"کیمرا چلانا آپ کی مرضی ہے۔ اپنی باری تک مائیک بند رکھیں۔"},"ar":{"title":"الكاميرا","description":"تشغيل الكاميرا اختياري. ويبقى الميكروفون مغلقًا حتى يحين دورك."}}},{"id":5,"version":1,"title":"Refunds","description":"You can cancel a course and get a full refund within seven days of its first lesson.","translations":{"ur":{"title":"رقم کی واپسی","description":"پہلی کلاس کے بعد سات دن کے اندر کورس چھوڑنے پر رقم واپس مل جاتی ہے۔"},"ar":{"title":"استرداد المبلغ","description":"يمكن الانسحاب من الدورة واسترداد المبلغ خلال سبعة أيام من الحصة الأولى."}}},{"id":6,"version":1,"title":"ادب","description":"استاد اور ساتھیوں کے ساتھ ادب سے بات کریں۔","translations":{"en":{"title":"Courtesy","description":"Speak politely to your teacher and your classmates."},"ar":{"title":"الأدب","description":"يُرجى مخاطبة المعلّم والزملاء بأدب."}}}]},
      empty: {"policy":[]},
      longText: {"policy":[{"id":1,"title":"Attendance, punctuality and missed lessons: how to tell your teacher in advance, what happens after three absences without notice, and how many lessons we replace in a month","description":"Please tell your teacher or the office at least two hours before a lesson if you can’t come. A lesson that is cancelled in time is replaced within the same month, and you can choose from the times the teacher offers. Lessons missed without notice are not replaced and count as absences. After three absences without notice we call the family to agree on a better time. If a student arrives more than fifteen minutes late, the teacher may begin with the next student and continue afterwards if time allows. When a teacher is ill, we offer a substitute or a free replacement lesson. Monthly fees don’t change when a lesson is moved, and unused lessons can’t be carried into a new term. Families who travel for more than two weeks may pause a course once a year; please write to the office ten days in advance. During Ramadan and on both Eids the timetable changes, and the new times are announced two weeks before. Students in examination years may reduce their lessons for up to two months without losing their place. Recordings are available for one week and only for students of the group. Please don’t share links or recordings with people outside the school. Anyone may raise a concern with the office by phone, by email or in person, and we’ll reply within two working days. We review this policy every year in August together with parents and teachers."}]},
    } satisfies Record<string, Answer<'listPolicies', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listPolicies', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listPolicies', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listPolicies', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listPolicies', 503>>,
  },
  savePolicy: {
    200: {
      updated: {"message":"Policy updated"},
    } satisfies Record<string, Answer<'savePolicy', 200>>,
    201: {
      created: {"message":"Policy created"},
    } satisfies Record<string, Answer<'savePolicy', 201>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'savePolicy', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'savePolicy', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'savePolicy', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'savePolicy', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'savePolicy', 413>>,
    422: {
      invalid: {"error":{"title":["Title is required"],"description":["Description is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'savePolicy', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'savePolicy', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'savePolicy', 503>>,
  },
  deletePolicy: {
    200: {
      deleted: {"message":"Policy deleted"},
    } satisfies Record<string, Answer<'deletePolicy', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'deletePolicy', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'deletePolicy', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'deletePolicy', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'deletePolicy', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'deletePolicy', 503>>,
  },
  listEvents: {
    200: {
      typical: {"event":[{"id":1,"version":1,"title":"Open evening","description":"Meet the teachers, see a sample lesson and ask questions.","price":null,"time":"2026-12-05T18:30","link":"https://meet.maktab.test/open-evening","joined":12,"waiting":0},{"id":2,"version":1,"title":"محفلِ قراءت","description":"مہمان قاری کے ساتھ تلاوت اور سوال و جواب کی شام۔","price":10,"time":"2026-12-12T20:00","link":"https://meet.maktab.test/qirat","joined":7,"waiting":2},{"id":3,"version":1,"title":"مسابقة الحفظ","description":"المسابقة السنوية للطلاب في حفظ جزء عمّ، مع جوائز للفائزين.","price":15,"time":"2027-01-09T16:00","link":"https://meet.maktab.test/competition","joined":0,"waiting":1},{"id":4,"version":1,"title":"Parents’ workshop","description":"How to support your child’s reading at home, even if you don’t read Arabic.","price":5,"time":"2026-12-19T11:00","link":"https://meet.maktab.test/parents","joined":1,"waiting":0},{"id":5,"version":1,"title":"رمضان کی تیاری","description":"رمضان کے معمولات، تلاوت کا نظام اور روزے کے مسائل پر نشست۔","price":null,"time":"2027-02-06T19:00","link":"https://meet.maktab.test/ramadan","joined":0,"waiting":0},{"id":6,"version":1,"title":"Calligraphy afternoon","description":"Learn the basics of Naskh script. Bring paper and a wide-nib pen.","price":20,"time":"2026-10-17T14:00","link":null,"joined":23,"waiting":0},{"id":7,"version":1,"title":"Graduation","description":"Certificates for everyone who finished a course this year.","price":0,"time":"2026-12-30T17:00","link":"https://meet.maktab.test/graduation","joined":140,"waiting":0},{"id":8,"version":1,"title":"ورشة التجويد","description":"تدريب عملي على مخارج الحروف مع تصحيح فردي.","price":12.5,"time":"2027-01-23T18:00","link":"https://meet.maktab.test/workshop","joined":3,"waiting":1}]},
      empty: {"event":[]},
      longText: {"event":[{"id":2,"title":"An evening of Quran recitation with guest reciters from Lahore, Cairo and Leeds, followed by questions from parents and an award ceremony for everyone who has finished a course with us this year","description":"Join us for an evening of recitation with guests from three countries. The programme opens with students from our beginners’ group, who have prepared the last ten surahs since September. After a short break, Qari Abdul Basit Siddiqui recites from Surah Maryam and explains how he learned to read as a child. Parents are welcome to ask about lessons, placement tests and how to practise at home. We end with certificates for everyone who has finished a course this year, and a group photo for families who would like one. The event is online, so please join ten minutes early to check your sound. Cameras are optional, and microphones stay muted until the questions begin. A recording will be available to registered families for one week. The fee covers the guest reciters’ travel and goes to our scholarship fund.","price":10,"time":"2026-12-12T20:00","link":"https://meet.maktab.test/qirat"}]},
    } satisfies Record<string, Answer<'listEvents', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listEvents', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listEvents', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listEvents', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listEvents', 503>>,
  },
  saveEvent: {
    200: {
      updated: {"message":"Event updated"},
    } satisfies Record<string, Answer<'saveEvent', 200>>,
    201: {
      created: {"message":"Event created"},
    } satisfies Record<string, Answer<'saveEvent', 201>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'saveEvent', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'saveEvent', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'saveEvent', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'saveEvent', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'saveEvent', 413>>,
    422: {
      invalid: {"error":{"title":["Title is required"],"price":["Price must be a number of 0 or more"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'saveEvent', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'saveEvent', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'saveEvent', 503>>,
  },
  deleteEvent: {
    200: {
      deleted: {"message":"Event deleted"},
    } satisfies Record<string, Answer<'deleteEvent', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'deleteEvent', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'deleteEvent', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'deleteEvent', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'deleteEvent', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'deleteEvent', 503>>,
  },
  listEventMembers: {
    200: {
      typical: {"event":[{"id":1,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Malik"},"payment_status":"paid","is_member":true},{"id":2,"student":{"id":2,"std_id":"STD-002","name":"محمد عثمان"},"payment_status":"pending","is_member":false},{"id":3,"student":{"id":3,"std_id":"STD-003","name":"عبد الرحمن السيد"},"payment_status":"rejected","is_member":false},{"id":4,"student":{"id":4,"std_id":"STD-004","name":"Omar Haddad"},"payment_status":"paid","is_member":false},{"id":5,"student":{"id":5,"std_id":"STD-005","name":"عائشہ صدیقی"},"payment_status":"not_required","is_member":true},{"id":6,"student":{"id":6,"std_id":"STD-006","name":"Maryam Khan"},"payment_status":"not_required","is_member":false},{"id":7,"student":{"id":7,"std_id":"STD-007","name":"ليلى حسن"},"payment_status":"paid","is_member":true},{"id":8,"student":{"id":8,"std_id":"STD-008","name":"Yusuf Ali"},"payment_status":"pending","is_member":false}]},
      empty: {"event":[]},
      longText: {"event":[{"id":1,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi of Karachi, daughter of Imran and Amina Malik, granddaughter of Hafiz Ghulam Mustafa Malik of Sialkot and Bradford"},"payment_status":"paid","is_member":true}]},
    } satisfies Record<string, Answer<'listEventMembers', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listEventMembers', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listEventMembers', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'listEventMembers', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listEventMembers', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listEventMembers', 503>>,
  },
  getEventBilling: {
    200: {
      pending: {"billingDetails":{"id":2,"receipt":"/uploads/receipt-2.jpg","paymentMethod":"jazzcash","paymentStatus":"pending","reference":"E-2","date":"2026-11-18","payer":"Zaynab Malik","version":1}},
      paid: {"billingDetails":{"id":2,"receipt":"/uploads/receipt-2.jpg","paymentMethod":"bank","paymentStatus":"paid","reference":"E-2","date":"2026-11-18","payer":"Zaynab Malik","version":2}},
      rejected: {"billingDetails":{"id":2,"receipt":"/uploads/receipt-2.jpg","paymentMethod":"bank","paymentStatus":"rejected","reference":"E-2","date":"2026-11-18","payer":"Zaynab Malik","version":2}},
      withoutReceipt: {"billingDetails":{"id":2,"receipt":null,"paymentMethod":"bank","paymentStatus":"pending","reference":"E-2","date":null,"payer":"Zaynab Malik","version":1}},
      withoutMethod: {"billingDetails":{"id":2,"receipt":"/uploads/receipt-2.jpg","paymentMethod":null,"paymentStatus":"pending","reference":"E-2","date":"2026-11-18","payer":"Zaynab Malik","version":1}},
      partlyPaid: {"billingDetails":{"id":2,"receipt":null,"paymentMethod":null,"paymentStatus":"pending","reference":"E-2","date":null,"payer":"Zaynab Malik","amount":10,"discount":0,"discountName":null,"currency":"USD","payments":{"paid":4,"refunded":0,"left":6,"entries":[{"id":15,"type":"payment","isReceipt":false,"amount":4,"method":"cash","day":"2026-11-18","transactionId":null,"note":null,"recordedAt":"2026-11-18T09:20:00.000Z","recordedBy":"Salma Farooq","voidedAt":null,"voidedBy":null,"voidReason":null}]},"version":2}},
      missing: {"billingDetails":null},
    } satisfies Record<string, Answer<'getEventBilling', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getEventBilling', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getEventBilling', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'getEventBilling', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getEventBilling', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getEventBilling', 503>>,
  },
  updatePaymentStatus: {
    200: {
      saved: {"message":"Payment status updated"},
    } satisfies Record<string, Answer<'updatePaymentStatus', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'updatePaymentStatus', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'updatePaymentStatus', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'updatePaymentStatus', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'updatePaymentStatus', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'updatePaymentStatus', 413>>,
    422: {
      invalid: {"error":{"paymentStatus":["Payment status is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'updatePaymentStatus', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'updatePaymentStatus', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'updatePaymentStatus', 503>>,
  },
  toggleEventMembership: {
    200: {
      joined: {"message":"You’ve joined the event."},
      left: {"message":"You’ve left the event."},
    } satisfies Record<string, Answer<'toggleEventMembership', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'toggleEventMembership', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'toggleEventMembership', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'toggleEventMembership', 404>>,
    422: {
      invalid: {"error":"Pay for this event before joining."},
    } satisfies Record<string, Answer<'toggleEventMembership', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'toggleEventMembership', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'toggleEventMembership', 503>>,
  },
  listStudentEvents: {
    200: {
      typical: {"events":[{"eventID":1,"studentID":1,"payment_status":"not_required","is_member":false,"receipt":null,"method":null,"event":{"id":1,"title":"Open evening","description":"Meet the teachers, see a sample lesson and ask questions.","price":null,"time":"2026-12-05T18:30","link":null}},{"eventID":2,"studentID":1,"payment_status":"pending","is_member":false,"receipt":"/uploads/receipt-2.jpg","method":"jazzcash","event":{"id":2,"title":"محفلِ قراءت","description":"مہمان قاری کے ساتھ تلاوت اور سوال و جواب کی شام۔","price":10,"time":"2026-12-12T20:00","link":null}},{"eventID":3,"studentID":1,"payment_status":"rejected","is_member":false,"receipt":null,"method":null,"event":{"id":3,"title":"مسابقة الحفظ","description":"المسابقة السنوية للطلاب في حفظ جزء عمّ، مع جوائز للفائزين.","price":15,"time":"2027-01-09T16:00","link":null}},{"eventID":4,"studentID":1,"payment_status":"paid","is_member":false,"receipt":"/uploads/receipt-4.jpg","method":"bank","event":{"id":4,"title":"Parents’ workshop","description":"How to support your child’s reading at home, even if you don’t read Arabic.","price":5,"time":"2026-12-19T11:00","link":null}},{"eventID":5,"studentID":1,"payment_status":"not_required","is_member":true,"receipt":null,"method":null,"event":{"id":5,"title":"رمضان کی تیاری","description":"رمضان کے معمولات، تلاوت کا نظام اور روزے کے مسائل پر نشست۔","price":null,"time":"2027-02-06T19:00","link":"https://meet.maktab.test/ramadan"}},{"eventID":8,"studentID":1,"payment_status":"paid","is_member":true,"receipt":"/uploads/receipt-6.jpg","method":"jazzcash","event":{"id":8,"title":"ورشة التجويد","description":"تدريب عملي على مخارج الحروف مع تصحيح فردي.","price":12.5,"time":"2027-01-23T18:00","link":"https://meet.maktab.test/workshop"}},{"eventID":6,"studentID":1,"payment_status":"pending","is_member":false,"receipt":null,"method":null,"event":{"id":6,"title":"Calligraphy afternoon","description":"Learn the basics of Naskh script. Bring paper and a wide-nib pen.","price":20,"time":"2026-10-17T14:00","link":null}}]},
      empty: {"events":[]},
      longText: {"events":[{"eventID":2,"studentID":1,"payment_status":"pending","is_member":false,"receipt":null,"method":null,"event":{"id":2,"title":"An evening of Quran recitation with guest reciters from Lahore, Cairo and Leeds, followed by questions from parents and an award ceremony for everyone who has finished a course with us this year","description":"Join us for an evening of recitation with guests from three countries. The programme opens with students from our beginners’ group, who have prepared the last ten surahs since September. After a short break, Qari Abdul Basit Siddiqui recites from Surah Maryam and explains how he learned to read as a child. Parents are welcome to ask about lessons, placement tests and how to practise at home. We end with certificates for everyone who has finished a course this year, and a group photo for families who would like one. The event is online, so please join ten minutes early to check your sound. Cameras are optional, and microphones stay muted until the questions begin. A recording will be available to registered families for one week. The fee covers the guest reciters’ travel and goes to our scholarship fund.","price":10,"time":"2026-12-12T20:00","link":null}}]},
      free: {"events":[{"eventID":1,"studentID":1,"payment_status":"not_required","is_member":false,"receipt":null,"method":null,"event":{"id":1,"title":"Open evening","description":"Meet the teachers, see a sample lesson and ask questions.","price":null,"time":"2026-12-05T18:30","link":null}}]},
      pendingWithReceipt: {"events":[{"eventID":2,"studentID":1,"payment_status":"pending","is_member":false,"receipt":"/uploads/receipt-2.jpg","method":"jazzcash","event":{"id":2,"title":"محفلِ قراءت","description":"مہمان قاری کے ساتھ تلاوت اور سوال و جواب کی شام۔","price":10,"time":"2026-12-12T20:00","link":null}}]},
      pendingWithoutReceipt: {"events":[{"eventID":3,"studentID":1,"payment_status":"pending","is_member":false,"receipt":null,"method":null,"event":{"id":3,"title":"مسابقة الحفظ","description":"المسابقة السنوية للطلاب في حفظ جزء عمّ، مع جوائز للفائزين.","price":15,"time":"2027-01-09T16:00","link":null}}]},
      rejected: {"events":[{"eventID":3,"studentID":1,"payment_status":"rejected","is_member":false,"receipt":"/uploads/receipt-3.jpg","method":"bank","event":{"id":3,"title":"مسابقة الحفظ","description":"المسابقة السنوية للطلاب في حفظ جزء عمّ، مع جوائز للفائزين.","price":15,"time":"2027-01-09T16:00","link":null}}]},
      paid: {"events":[{"eventID":4,"studentID":1,"payment_status":"paid","is_member":false,"receipt":"/uploads/receipt-4.jpg","method":"bank","event":{"id":4,"title":"Parents’ workshop","description":"How to support your child’s reading at home, even if you don’t read Arabic.","price":5,"time":"2026-12-19T11:00","link":null}}]},
      joined: {"events":[{"eventID":8,"studentID":1,"payment_status":"paid","is_member":true,"receipt":"/uploads/receipt-6.jpg","method":"jazzcash","event":{"id":8,"title":"ورشة التجويد","description":"تدريب عملي على مخارج الحروف مع تصحيح فردي.","price":12.5,"time":"2027-01-23T18:00","link":"https://meet.maktab.test/workshop"}}]},
      past: {"events":[{"eventID":6,"studentID":1,"payment_status":"paid","is_member":true,"receipt":null,"method":null,"event":{"id":6,"title":"Calligraphy afternoon","description":"Learn the basics of Naskh script. Bring paper and a wide-nib pen.","price":20,"time":"2026-10-17T14:00","link":null}}]},
      untitled: {"events":[{"eventID":1,"studentID":1,"payment_status":"not_required","is_member":false,"receipt":null,"method":null,"event":{"id":1,"title":null,"description":null,"price":null,"time":"2026-12-05T18:30","link":null}}]},
    } satisfies Record<string, Answer<'listStudentEvents', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listStudentEvents', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listStudentEvents', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listStudentEvents', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listStudentEvents', 503>>,
  },
  submitEventPayment: {
    200: {
      received: {"message":"Payment submitted","reference":"E4-1H"},
      paid: {"message":"There’s nothing to pay. You can join this event now.","reference":null},
    } satisfies Record<string, Answer<'submitEventPayment', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'submitEventPayment', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'submitEventPayment', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'submitEventPayment', 404>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'submitEventPayment', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'submitEventPayment', 413>>,
    422: {
      invalid: {"error":{"receipt":["Please select a payment method and upload a receipt."]},"message":"Please check the highlighted fields."},
      tooLarge: {"error":{"receipt":["The image is larger than 5 MB."]}},
    } satisfies Record<string, Answer<'submitEventPayment', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'submitEventPayment', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'submitEventPayment', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'submitEventPayment', 503>>,
  },
  registerStudent: {
    200: {
      registered: {"message":"Your account has been created."},
    } satisfies Record<string, Answer<'registerStudent', 200>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'registerStudent', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'registerStudent', 413>>,
    422: {
      invalid: {"error":{"guardian_name":["Guardian name is required"],"courses[0].timings[1].to":["To is required"]},"message":"Please check the highlighted fields."},
      emailTaken: {"error":{"email":["An account with this email already exists."]}},
      otherPassword: {"error":{"password":["That isn’t the password for this account."]}},
    } satisfies Record<string, Answer<'registerStudent', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'registerStudent', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'registerStudent', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'registerStudent', 503>>,
  },
  checkEmail: {
    200: {
      free: {"isTaken":false},
      taken: {"isTaken":true},
    } satisfies Record<string, Answer<'checkEmail', 200>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'checkEmail', 413>>,
    422: {
      invalid: {"error":{"email":["Email must be a valid email, like name@example.com"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'checkEmail', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'checkEmail', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'checkEmail', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'checkEmail', 503>>,
  },
  addChild: {
    200: {
      added: {"message":"Your child is registered.","id":3},
    } satisfies Record<string, Answer<'addChild', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'addChild', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'addChild', 403>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'addChild', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'addChild', 413>>,
    422: {
      invalid: {"error":{"name":["Name is required"]},"message":"Please check the highlighted fields."},
      guardianMissing: {"error":{"guardian_name":["Guardian name is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'addChild', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'addChild', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'addChild', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'addChild', 503>>,
  },
  listOwnRequests: {
    200: {
      typical: {"requests":[{"id":1,"courseId":9,"courseName":"اسلامی آداب","timings":[{"from":"15:00","to":"15:30","days":[6,7]}],"requestedAt":"2026-11-21T09:12:00.000Z","price":20,"pricing":"once","teacher":null,"allottedTimes":[]}]},
      empty: {"requests":[]},
      longText: {"requests":[{"id":1,"courseId":1,"courseName":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher","timings":[{"from":"15:00","to":"15:30","days":[1,2,3,4,5]},{"from":"23:30","to":"00:15","days":[]}],"requestedAt":"2026-11-21T09:12:00.000Z","price":1045.5,"pricing":"monthly","teacher":"استاد محمد عبد الرحمٰن بن یوسف بن ابراہیم القرطبی الاندلسی ثم المدنی، مدرّسِ قرآن و تجوید","allottedTimes":[]}]},
      proposed: {"requests":[{"id":1,"courseId":9,"courseName":"اسلامی آداب","timings":[],"requestedAt":"2026-11-20T17:40:00.000Z","price":20,"pricing":"once","teacher":"حافظ بلال احمد","allottedTimes":[{"from":"17:00","to":"17:30","days":[2,4]}]},{"id":2,"courseId":10,"courseName":"Qira’at, an introduction","timings":[{"from":"18:00","to":"19:00","days":[2]}],"requestedAt":"2026-11-21T09:12:00.000Z","price":120.5,"pricing":"once","teacher":null,"allottedTimes":[]}]},
    } satisfies Record<string, Answer<'listOwnRequests', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listOwnRequests', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listOwnRequests', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listOwnRequests', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listOwnRequests', 503>>,
  },
  closeCourseRequest: {
    200: {
      closed: {"message":"Request closed"},
    } satisfies Record<string, Answer<'closeCourseRequest', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'closeCourseRequest', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'closeCourseRequest', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'closeCourseRequest', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'closeCourseRequest', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'closeCourseRequest', 503>>,
  },
  listStudents: {
    200: {
      typical: {"students":[{"id":1,"version":1,"std_id":"STD-001","name":"Zaynab Malik","email":"student1@maktab.test","contact_number":"+44 7700 900100","alternate_contact_number":"+44 7700 900200","date_of_birth":"2010-01-10","preferred_language":"english","guardian_name":"Imran Malik","signature":"Zaynab Malik","registration_date":"2026-01-01","teaching":[{"course":{"id":1,"name":"Tajweed for beginners"},"teacher":{"id":1,"name":"Amina Yusuf"}}],"overdueFees":1,"class_course_data":"[{\"course_name\":\"Tajweed for beginners\",\"timings\":[{\"id\":10,\"from\":\"16:00\",\"to\":\"17:00\"}]}]","notes":"Prefers afternoon lessons. Her father calls on Fridays."},{"id":2,"version":1,"std_id":"STD-002","name":"محمد عثمان","email":"student2@maktab.test","contact_number":"+44 7700 900101","alternate_contact_number":null,"date_of_birth":"2011-04-23","preferred_language":"urdu","guardian_name":"طارق محمود","signature":"محمد عثمان","registration_date":"2026-01-19","teaching":[{"course":{"id":2,"name":"ناظرہ قرآن"},"teacher":{"id":2,"name":"حافظ بلال احمد"}}],"overdueFees":0,"class_course_data":"[{\"course_name\":\"ناظرہ قرآن\",\"timings\":[{\"id\":20,\"from\":\"07:00\",\"to\":\"07:45\"}]}]"},{"id":3,"version":1,"std_id":"STD-003","name":"عبد الرحمن السيد","email":"student3@maktab.test","contact_number":"+44 7700 900102","alternate_contact_number":null,"date_of_birth":"2012-09-05","preferred_language":"arabic","guardian_name":"سعيد السيد","signature":"عبد الرحمن السيد","registration_date":"2026-02-03","teaching":[{"course":{"id":3,"name":"حفظ جزء عمّ"},"teacher":{"id":3,"name":"أحمد المنصوري"}}],"overdueFees":0,"class_course_data":"[{\"course_name\":\"حفظ جزء عمّ\",\"timings\":[{\"id\":30,\"from\":\"17:15\",\"to\":\"18:00\"},{\"id\":31,\"from\":\"18:15\",\"to\":\"19:00\"}]}]"},{"id":4,"version":1,"std_id":"STD-004","name":"Omar Haddad","email":"student4@maktab.test","contact_number":"+44 7700 900103","alternate_contact_number":"+44 7700 900203","date_of_birth":"2013-06-18","preferred_language":"english","guardian_name":"Nadia Haddad","signature":"Omar Haddad","registration_date":"2026-02-11","teaching":[{"course":{"id":1,"name":"Tajweed for beginners"},"teacher":{"id":1,"name":"Amina Yusuf"}}],"overdueFees":2,"class_course_data":"[{\"course_name\":\"Tajweed for beginners\",\"timings\":[{\"id\":40,\"from\":\"20:30\",\"to\":\"21:30\"}]}]"},{"id":5,"version":1,"std_id":"STD-005","name":"عائشہ صدیقی","email":"student5@maktab.test","contact_number":"+44 7700 900104","alternate_contact_number":null,"date_of_birth":"2014-02-27","preferred_language":"urdu","guardian_name":"سلمان صدیقی","signature":"عائشہ صدیقی","registration_date":"2026-02-24","teaching":[{"course":{"id":6,"name":"سیرت النبی"},"teacher":{"id":2,"name":"حافظ بلال احمد"}}],"overdueFees":0,"class_course_data":"[{\"course_name\":\"سیرت النبی\",\"timings\":[{\"id\":50,\"from\":\"18:00\",\"to\":\"19:00\"}]}]"},{"id":6,"version":1,"std_id":"STD-006","name":"Maryam Khan","email":"student6@maktab.test","contact_number":"+44 7700 900105","alternate_contact_number":null,"date_of_birth":"2015-10-09","preferred_language":"arabic","guardian_name":"طارق محمود","signature":"Maryam Khan","registration_date":"2026-03-05","teaching":[{"course":{"id":1,"name":"Tajweed for beginners"},"teacher":{"id":1,"name":"Amina Yusuf"}}],"overdueFees":0,"class_course_data":"[{\"course_name\":\"Tajweed for beginners\",\"timings\":[{\"id\":60,\"from\":\"16:00\",\"to\":\"17:00\"}]}]"},{"id":7,"version":1,"std_id":"STD-007","name":"ليلى حسن","email":"student7@maktab.test","contact_number":"+44 7700 900106","alternate_contact_number":"+44 7700 900206","date_of_birth":"2016-03-14","preferred_language":"english","guardian_name":"حسن إبراهيم","signature":"ليلى حسن","registration_date":"2026-03-11","teaching":[{"course":{"id":7,"name":"التجويد المتقدم"},"teacher":{"id":7,"name":"فاطمة الزهراء"}}],"overdueFees":0,"class_course_data":"[{\"course_name\":\"التجويد المتقدم\",\"timings\":[{\"id\":70,\"from\":\"18:30\",\"to\":\"19:30\"}]}]"},{"id":8,"version":1,"std_id":"STD-008","name":"Yusuf Ali","email":"student8@maktab.test","contact_number":"+44 7700 900107","alternate_contact_number":null,"date_of_birth":"2017-12-01","preferred_language":"urdu","guardian_name":"Kareem Ali","signature":"Yusuf Ali","registration_date":"2026-03-24","teaching":[{"course":{"id":4,"name":"Qaida for children"},"teacher":{"id":6,"name":"Ibrahim Okafor"}}],"overdueFees":0,"class_course_data":"[{\"course_name\":\"Qaida for children\",\"timings\":[{\"id\":80,\"from\":\"15:00\",\"to\":\"15:30\"}]}]"},{"id":9,"version":1,"std_id":"STD-009","name":"حمزہ طارق","email":"student9@maktab.test","contact_number":"+44 7700 900108","alternate_contact_number":null,"date_of_birth":"2010-08-20","preferred_language":"arabic","guardian_name":"طارق مسعود","signature":"حمزہ طارق","registration_date":"2026-04-02","teaching":[{"course":{"id":9,"name":"اسلامی آداب"},"teacher":{"id":2,"name":"حافظ بلال احمد"}}],"overdueFees":0,"class_course_data":"[{\"course_name\":\"اسلامی آداب\",\"timings\":[{\"id\":90,\"from\":\"21:00\",\"to\":\"22:00\"}]}]"},{"id":10,"version":1,"std_id":"STD-010","name":"Sara Thompson","email":"student10@maktab.test","contact_number":"+44 7700 900109","alternate_contact_number":"+44 7700 900209","date_of_birth":"2011-11-06","preferred_language":"english","guardian_name":"Claire Thompson","signature":"Sara Thompson","registration_date":"2026-04-13","teaching":[{"course":{"id":7,"name":"التجويد المتقدم"},"teacher":{"id":1,"name":"Amina Yusuf"}}],"overdueFees":0,"class_course_data":"[{\"course_name\":\"التجويد المتقدم\",\"timings\":[{\"id\":100,\"from\":\"20:30\",\"to\":\"21:30\"},{\"id\":101,\"from\":\"11:00\",\"to\":\"12:00\"}]}]"},{"id":11,"version":1,"std_id":"STD-011","name":"نور الهدى","email":"student11@maktab.test","contact_number":"+44 7700 900110","alternate_contact_number":null,"date_of_birth":"2012-05-31","preferred_language":"urdu","guardian_name":"سمير الهدى","signature":"نور الهدى","registration_date":"2026-04-21","teaching":[],"overdueFees":0,"class_course_data":"[]"},{"id":12,"version":1,"std_id":"STD-012","name":"Bilal Hussain","email":"student12@maktab.test","contact_number":"+44 7700 900111","alternate_contact_number":null,"date_of_birth":"2018-01-17","preferred_language":"arabic","guardian_name":"Farah Hussain","signature":"Bilal Hussain","registration_date":"2026-05-04","teaching":[],"overdueFees":0,"class_course_data":"[]"}]},
      page: {"students":[{"id":1,"version":1,"std_id":"STD-001","name":"Zaynab Malik","email":"student1@maktab.test","contact_number":"+44 7700 900100","alternate_contact_number":"+44 7700 900200","date_of_birth":"2010-01-10","preferred_language":"english","guardian_name":"Imran Malik","signature":"Zaynab Malik","registration_date":"2026-01-01","class_course_data":"[{\"course_name\":\"Tajweed for beginners\",\"timings\":[{\"id\":10,\"from\":\"16:00\",\"to\":\"17:00\"}]}]","notes":"Prefers afternoon lessons. Her father calls on Fridays."},{"id":2,"version":1,"std_id":"STD-002","name":"محمد عثمان","email":"student2@maktab.test","contact_number":"+44 7700 900101","alternate_contact_number":null,"date_of_birth":"2011-04-23","preferred_language":"urdu","guardian_name":"طارق محمود","signature":"محمد عثمان","registration_date":"2026-01-19","class_course_data":"[{\"course_name\":\"ناظرہ قرآن\",\"timings\":[{\"id\":20,\"from\":\"07:00\",\"to\":\"07:45\"}]}]"}],"page":{"next":"W251bGwsMl0","found":3,"kinds":{"with":3,"without":0}}},
      empty: {"students":[]},
      longText: {"students":[{"id":1,"std_id":"STD-001","name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi of Karachi, daughter of Imran and Amina Malik, granddaughter of Hafiz Ghulam Mustafa Malik of Sialkot and Bradford","email":"student1@maktab.test","contact_number":"+44 7700 900100","alternate_contact_number":"+44 7700 900200","date_of_birth":"2010-01-10","preferred_language":"english","guardian_name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, Hafiz and Imam","signature":"Zaynab Malik","registration_date":"2026-01-01","class_course_data":"[{\"course_name\":\"Tajweed for beginners\",\"timings\":[{\"id\":10,\"from\":\"16:00\",\"to\":\"17:00\"}]}]"}]},
      everyone: {"students":[{"id":1,"std_id":"STD-001","name":"Zaynab Malik","email":"student1@maktab.test","contact_number":"+44 7700 900100","alternate_contact_number":"+44 7700 900200","date_of_birth":"2010-01-10","preferred_language":"english","guardian_name":"Imran Malik","signature":"Zaynab Malik","registration_date":"2026-01-01","class_course_data":"[{\"course_name\":\"Tajweed for beginners\",\"timings\":[{\"id\":10,\"from\":\"16:00\",\"to\":\"17:00\"}]}]"},{"id":2,"std_id":"STD-002","name":"محمد عثمان","email":"student2@maktab.test","contact_number":"+44 7700 900101","alternate_contact_number":null,"date_of_birth":"2011-04-23","preferred_language":"urdu","guardian_name":"طارق محمود","signature":"محمد عثمان","registration_date":"2026-01-19","class_course_data":"[{\"course_name\":\"ناظرہ قرآن\",\"timings\":[{\"id\":20,\"from\":\"07:00\",\"to\":\"07:45\"}]}]"},{"id":3,"std_id":"STD-003","name":"عبد الرحمن السيد","email":"student3@maktab.test","contact_number":"+44 7700 900102","alternate_contact_number":null,"date_of_birth":"2012-09-05","preferred_language":"arabic","guardian_name":"سعيد السيد","signature":"عبد الرحمن السيد","registration_date":"2026-02-03","class_course_data":"[{\"course_name\":\"حفظ جزء عمّ\",\"timings\":[{\"id\":30,\"from\":\"17:15\",\"to\":\"18:00\"},{\"id\":31,\"from\":\"18:15\",\"to\":\"19:00\"}]}]"},{"id":4,"std_id":"STD-004","name":"Omar Haddad","email":"student4@maktab.test","contact_number":"+44 7700 900103","alternate_contact_number":"+44 7700 900203","date_of_birth":"2013-06-18","preferred_language":"english","guardian_name":"Nadia Haddad","signature":"Omar Haddad","registration_date":"2026-02-11","class_course_data":"[{\"course_name\":\"Tajweed for beginners\",\"timings\":[{\"id\":40,\"from\":\"20:30\",\"to\":\"21:30\"}]}]"},{"id":5,"std_id":"STD-005","name":"عائشہ صدیقی","email":"student5@maktab.test","contact_number":"+44 7700 900104","alternate_contact_number":null,"date_of_birth":"2014-02-27","preferred_language":"urdu","guardian_name":"سلمان صدیقی","signature":"عائشہ صدیقی","registration_date":"2026-02-24","class_course_data":"[{\"course_name\":\"سیرت النبی\",\"timings\":[{\"id\":50,\"from\":\"18:00\",\"to\":\"19:00\"}]}]"},{"id":6,"std_id":"STD-006","name":"Maryam Khan","email":"student6@maktab.test","contact_number":"+44 7700 900105","alternate_contact_number":null,"date_of_birth":"2015-10-09","preferred_language":"arabic","guardian_name":"طارق محمود","signature":"Maryam Khan","registration_date":"2026-03-05","class_course_data":"[{\"course_name\":\"Tajweed for beginners\",\"timings\":[{\"id\":60,\"from\":\"16:00\",\"to\":\"17:00\"}]}]"},{"id":7,"std_id":"STD-007","name":"ليلى حسن","email":"student7@maktab.test","contact_number":"+44 7700 900106","alternate_contact_number":"+44 7700 900206","date_of_birth":"2016-03-14","preferred_language":"english","guardian_name":"حسن إبراهيم","signature":"ليلى حسن","registration_date":"2026-03-11","class_course_data":"[{\"course_name\":\"التجويد المتقدم\",\"timings\":[{\"id\":70,\"from\":\"18:30\",\"to\":\"19:30\"}]}]"},{"id":8,"std_id":"STD-008","name":"Yusuf Ali","email":"student8@maktab.test","contact_number":"+44 7700 900107","alternate_contact_number":null,"date_of_birth":"2017-12-01","preferred_language":"urdu","guardian_name":"Kareem Ali","signature":"Yusuf Ali","registration_date":"2026-03-24","class_course_data":"[{\"course_name\":\"Qaida for children\",\"timings\":[{\"id\":80,\"from\":\"15:00\",\"to\":\"15:30\"}]}]"},{"id":9,"std_id":"STD-009","name":"حمزہ طارق","email":"student9@maktab.test","contact_number":"+44 7700 900108","alternate_contact_number":null,"date_of_birth":"2010-08-20","preferred_language":"arabic","guardian_name":"طارق مسعود","signature":"حمزہ طارق","registration_date":"2026-04-02","class_course_data":"[{\"course_name\":\"اسلامی آداب\",\"timings\":[{\"id\":90,\"from\":\"21:00\",\"to\":\"22:00\"}]}]"},{"id":10,"std_id":"STD-010","name":"Sara Thompson","email":"student10@maktab.test","contact_number":"+44 7700 900109","alternate_contact_number":"+44 7700 900209","date_of_birth":"2011-11-06","preferred_language":"english","guardian_name":"Claire Thompson","signature":"Sara Thompson","registration_date":"2026-04-13","class_course_data":"[{\"course_name\":\"التجويد المتقدم\",\"timings\":[{\"id\":100,\"from\":\"20:30\",\"to\":\"21:30\"},{\"id\":101,\"from\":\"11:00\",\"to\":\"12:00\"}]}]"},{"id":11,"std_id":"STD-011","name":"نور الهدى","email":"student11@maktab.test","contact_number":"+44 7700 900110","alternate_contact_number":null,"date_of_birth":"2012-05-31","preferred_language":"urdu","guardian_name":"سمير الهدى","signature":"نور الهدى","registration_date":"2026-04-21","class_course_data":"[]"},{"id":12,"std_id":"STD-012","name":"Bilal Hussain","email":"student12@maktab.test","contact_number":"+44 7700 900111","alternate_contact_number":null,"date_of_birth":"2018-01-17","preferred_language":"arabic","guardian_name":"Farah Hussain","signature":"Bilal Hussain","registration_date":"2026-05-04","class_course_data":"[]"},{"id":13,"std_id":"STD-013","name":"ثنا جاوید","email":"student13@maktab.test","contact_number":"+44 7700 900112","alternate_contact_number":"+44 7700 900212","date_of_birth":"2014-07-08","preferred_language":"english","guardian_name":"جاوید اقبال","signature":"ثنا جاوید","registration_date":"2026-05-09","class_course_data":"[]"},{"id":14,"std_id":null,"name":"Adam Petrov","email":"student14@maktab.test","contact_number":"+44 7700 900113","alternate_contact_number":null,"date_of_birth":"2004-09-29","preferred_language":"urdu","guardian_name":"Elena Petrova","signature":"Adam Petrov","registration_date":"2026-05-20","class_course_data":"[]"},{"id":15,"std_id":"STD-015","name":"خالد العتيبي","email":"student15@maktab.test","contact_number":"+44 7700 900114","alternate_contact_number":null,"date_of_birth":"2015-03-22","preferred_language":"arabic","guardian_name":"فهد العتيبي","signature":"خالد العتيبي","registration_date":"2026-05-30","class_course_data":"[]"},{"id":16,"std_id":"STD-016","name":"Hafsa Begum","email":"student16@maktab.test","contact_number":"+44 7700 900115","alternate_contact_number":"+44 7700 900215","date_of_birth":"2008-06-12","preferred_language":"english","guardian_name":"Rukhsana Begum","signature":"Hafsa Begum","registration_date":"2026-06-01","class_course_data":"[]"},{"id":17,"std_id":"STD-017","name":"ابراہیم شاہ","email":"student17@maktab.test","contact_number":"+44 7700 900116","alternate_contact_number":null,"date_of_birth":"2016-11-25","preferred_language":"urdu","guardian_name":"سلیم شاہ","signature":"ابراہیم شاہ","registration_date":"2026-06-02","class_course_data":"[]"},{"id":18,"std_id":"STD-018","name":"Layla Mansour","email":"student18@maktab.test","contact_number":"+44 7700 900117","alternate_contact_number":null,"date_of_birth":"2009-04-16","preferred_language":"arabic","guardian_name":"Rania Mansour","signature":"Layla Mansour","registration_date":"2026-06-03","class_course_data":"[]"},{"id":19,"std_id":null,"name":"مريم الفاسي","email":"student19@maktab.test","contact_number":"+44 7700 900118","alternate_contact_number":"+44 7700 900218","date_of_birth":"2013-01-28","preferred_language":"english","guardian_name":"كريم الفاسي","signature":"مريم الفاسي","registration_date":"2026-06-04","class_course_data":"[]"},{"id":20,"std_id":"STD-020","name":"Idris Bello","email":"student20@maktab.test","contact_number":"+44 7700 900119","alternate_contact_number":null,"date_of_birth":"2019-08-04","preferred_language":"urdu","guardian_name":"Amina Bello","signature":"Idris Bello","registration_date":"2026-06-16","class_course_data":"[]"}]},
      unconfirmed: {"students":[{"id":1,"std_id":null,"name":"Zaynab Malik","email":"unconfirmed@maktab.test","contact_number":"+44 7700 900100","alternate_contact_number":null,"date_of_birth":"2010-01-10","preferred_language":"english","guardian_name":"Imran Malik","signature":"Zaynab Malik","registration_date":"2026-01-01","class_course_data":[],"emailConfirmed":false,"version":1}]},
      invited: {"students":[{"id":16,"version":1,"std_id":"STD-016","name":"Hafsa Begum","email":"hafsa.begum@maktab.test","contact_number":"+44 7700 900115","alternate_contact_number":null,"date_of_birth":"2015-03-04","preferred_language":"english","guardian_name":"Rukhsana Begum","signature":null,"registration_date":"2026-11-19","class_course_data":[{"course_id":4,"course_name":"Qaida for children","timings":[{"id":160,"from":"15:00","to":"15:30","days":[6]}]}],"notes":null,"awaitsPassword":true,"sharesEmail":true},{"id":15,"version":1,"std_id":"STD-015","name":"خالد العتيبي","email":"","contact_number":"+966 50 555 0142","alternate_contact_number":null,"date_of_birth":null,"preferred_language":null,"guardian_name":null,"signature":null,"registration_date":"2026-11-18","class_course_data":[],"notes":null}]},
      withoutCode: {"students":[{"id":14,"std_id":null,"name":"Adam Petrov","email":"student14@maktab.test","contact_number":"+44 7700 900113","alternate_contact_number":null,"date_of_birth":"2004-09-29","preferred_language":"urdu","guardian_name":"Elena Petrova","signature":"Adam Petrov","registration_date":"2026-05-20","class_course_data":"[]"},{"id":19,"std_id":null,"name":"مريم الفاسي","email":"student19@maktab.test","contact_number":"+44 7700 900118","alternate_contact_number":"+44 7700 900218","date_of_birth":"2013-01-28","preferred_language":"english","guardian_name":"كريم الفاسي","signature":"مريم الفاسي","registration_date":"2026-06-04","class_course_data":"[]"}]},
      malformedTimings: {"students":[{"id":1,"std_id":"STD-001","name":"Zaynab Malik","email":"student1@maktab.test","contact_number":"+44 7700 900100","alternate_contact_number":"+44 7700 900200","date_of_birth":"2010-01-10","preferred_language":"english","guardian_name":"Imran Malik","signature":"Zaynab Malik","registration_date":"2026-01-01","class_course_data":"[{\"course_name\":"}]},
      timingsAsList: {"students":[{"id":1,"std_id":"STD-001","name":"Zaynab Malik","email":"student1@maktab.test","contact_number":"+44 7700 900100","alternate_contact_number":"+44 7700 900200","date_of_birth":"2010-01-10","preferred_language":"english","guardian_name":"Imran Malik","signature":"Zaynab Malik","registration_date":"2026-01-01","class_course_data":[{"course_name":"Tajweed for beginners","timings":[{"id":10,"from":"16:00","to":"17:00"}]}]}]},
    } satisfies Record<string, Answer<'listStudents', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listStudents', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listStudents', 403>>,
    422: {
      invalid: {"error":{"after":["After isn’t in the right format"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'listStudents', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listStudents', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listStudents', 503>>,
  },
  purchaseCourse: {
    200: {
      received: {"message":"Your purchase is under review.","reference":"C5-1J"},
      enrolled: {"message":"You’re enrolled in this course.","reference":null},
    } satisfies Record<string, Answer<'purchaseCourse', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'purchaseCourse', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'purchaseCourse', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'purchaseCourse', 404>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'purchaseCourse', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'purchaseCourse', 413>>,
    422: {
      invalid: {"error":{"receipt":["Receipt is required"]},"message":"Please check the highlighted fields."},
      alreadyOwned: {"error":"You’re already enrolled in this course."},
      pdfReceipt: {"error":{"receipt":["The school accepts receipts only as images, not as PDFs."]}},
    } satisfies Record<string, Answer<'purchaseCourse', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'purchaseCourse', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'purchaseCourse', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'purchaseCourse', 503>>,
  },
  listStudentBilling: {
    200: {
      typical: {"billing":[{"id":1,"event":null,"course":{"id":1,"name":"Tajweed for beginners","description":"Where each letter is pronounced, and the rules that join letters, practised on short surahs.","price":45},"receipt":"/uploads/receipt-1.jpg","paymentMethod":"Bank Transfer","paymentStatus":"paid","kind":"course","courseId":1,"reference":"C-1","date":"2026-01-01","payer":"Zaynab Malik"},{"id":2,"event":{"id":2,"title":"محفلِ قراءت","description":"مہمان قاری کے ساتھ تلاوت اور سوال و جواب کی شام۔","price":10},"course":null,"receipt":"/uploads/receipt-2.jpg","paymentMethod":"jazzcash","paymentStatus":"pending","kind":"event","eventId":2,"reference":"E-2","date":"2026-11-18","payer":"Zaynab Malik"},{"id":3,"event":null,"course":{"id":7,"name":"التجويد المتقدم","description":"أحكام المدود والوقف والابتداء، مع تطبيق على سور مختارة.","price":75},"receipt":"/uploads/receipt-3.jpg","paymentMethod":"bank transfer","paymentStatus":"rejected","kind":"course","courseId":7,"reason":"The receipt can’t be read. Please send a clearer picture.","reference":"C-3","date":"2026-06-03","payer":"Zaynab Malik"},{"id":4,"event":{"id":4,"title":"Parents’ workshop","description":"How to support your child’s reading at home, even if you don’t read Arabic.","price":5},"course":null,"receipt":null,"paymentMethod":"bank","paymentStatus":"paid","kind":"event","eventId":4,"reference":"E-4","date":"2026-10-02","payer":"Zaynab Malik"},{"id":5,"event":null,"course":{"id":3,"name":"حفظ جزء عمّ","description":"حفظ الجزء الثلاثين مع تسميع فردي ومراجعة أسبوعية.","price":60},"receipt":"/uploads/receipt-5.jpg","paymentMethod":"PayPal","paymentStatus":"paid","kind":"course","courseId":3,"reference":"C-5","date":"2026-02-14","payer":"Zaynab Malik"},{"id":6,"event":{"id":8,"title":"ورشة التجويد","description":"تدريب عملي على مخارج الحروف مع تصحيح فردي.","price":12.5},"course":null,"receipt":"/uploads/receipt-6.jpg","paymentMethod":"jazzcash","paymentStatus":"paid","kind":"event","eventId":8,"reference":"E-6","date":"2026-11-05","payer":"Zaynab Malik"},{"id":7,"event":null,"course":{"id":4,"name":"Qaida for children","description":"The Arabic alphabet and first words, with games, pictures and five minutes of practice a day.","price":25},"receipt":"/uploads/receipt-7.jpg","paymentMethod":"jazzcash","paymentStatus":"pending","kind":"course","courseId":4,"reference":"C-7","date":"2026-11-20","payer":"Zaynab Malik"}]},
      empty: {"billing":[]},
      longText: {"billing":[{"id":1,"event":null,"course":{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher, from Al-Fatiha to the end of Juz Amma","description":"This course is for students who know the Arabic letters but have never learned the rules of recitation. Each week we cover one rule, hear it from a recognised reciter and practise it on a short surah until every student can apply it without help. Lessons are live, in groups of up to six, and the teacher hears every student read at least twice. Between lessons students record a few lines and receive written corrections within two days. After the first month we begin with Surah An-Nas and work backwards through the last part of the Quran. There is a short test every four weeks, and families receive a report that explains what to practise at home.","price":45},"receipt":"/uploads/receipt-1.jpg","paymentMethod":"Bank Transfer","paymentStatus":"paid","kind":"course","courseId":1,"reference":"C-1","date":"2026-01-01","payer":"Zaynab Malik"}]},
      unknownMethod: {"billing":[{"id":1,"event":null,"course":{"id":1,"name":"Tajweed for beginners","description":"Where each letter is pronounced, and the rules that join letters, practised on short surahs.","price":45},"receipt":"/uploads/receipt-1.jpg","paymentMethod":"hawala","paymentStatus":"paid","kind":"course","courseId":1,"reference":"C-1","date":"2026-01-01","payer":"Zaynab Malik"}]},
      discounted: {"billing":[{"id":1,"event":null,"course":{"id":1,"name":"Tajweed for beginners","description":"Where each letter is pronounced, and the rules that join letters, practised on short surahs.","price":45},"receipt":"/uploads/receipt-1.jpg","paymentMethod":"Bank Transfer","paymentStatus":"paid","kind":"course","courseId":1,"reference":"C-1","date":"2026-01-01","payer":"Zaynab Malik","amount":40.5,"discount":4.5,"currency":"USD","transactionId":"HBL 2291 7730","sentAt":"2026-01-01T08:30:00Z","seenAt":"2026-01-02T06:00:00Z","decidedAt":"2026-01-02T06:05:00Z"}]},
      followed: {"billing":[{"id":27,"event":null,"course":{"id":4,"name":"Qaida for children","description":"The Arabic alphabet and first words, with games, pictures and five minutes of practice a day.","price":25},"receipt":"/uploads/receipt-7.jpg","paymentMethod":"jazzcash","paymentStatus":"pending","kind":"course","courseId":4,"reference":"C4-1N","date":"2026-11-19","payer":"Zaynab Malik","amount":20,"discount":5,"discountName":"Siblings","currency":"USD","transactionId":"JC-88213","sentAt":"2026-11-19T05:40:00.000Z","seenAt":null,"decidedAt":null,"history":[{"id":40,"status":"rejected","sentAt":"2026-11-16T14:02:00.000Z","seenAt":"2026-11-17T04:20:00.000Z","decidedAt":"2026-11-17T04:31:00.000Z","reason":"The amount on the receipt doesn’t match the course price."},{"id":44,"status":"replaced","sentAt":"2026-11-18T09:12:00.000Z","seenAt":null,"decidedAt":null,"reason":null},{"id":45,"status":"pending","sentAt":"2026-11-19T05:40:00.000Z","seenAt":null,"decidedAt":null,"reason":null}]},{"id":22,"event":{"id":2,"title":"محفلِ قراءت","description":"مہمان قاری کے ساتھ تلاوت اور سوال و جواب کی شام۔","price":10},"course":null,"receipt":"/uploads/receipt-2.jpg","paymentMethod":"jazzcash","paymentStatus":"pending","kind":"event","eventId":2,"reference":"E2-1D","date":"2026-11-18","payer":"Zaynab Malik","amount":10,"discount":0,"currency":"USD","transactionId":null,"sentAt":"2026-11-18T16:05:00.000Z","seenAt":"2026-11-19T06:15:00.000Z","decidedAt":null,"history":[{"id":43,"status":"pending","sentAt":"2026-11-18T16:05:00.000Z","seenAt":"2026-11-19T06:15:00.000Z","decidedAt":null,"reason":null}]},{"id":23,"event":null,"course":{"id":7,"name":"التجويد المتقدم","description":"أحكام المدود والوقف والابتداء، مع تطبيق على سور مختارة.","price":75},"receipt":"/uploads/receipt-3.jpg","paymentMethod":"bank transfer","paymentStatus":"rejected","kind":"course","courseId":7,"reason":"The receipt can’t be read. Please send a clearer picture.","reference":"C7-1R","date":"2026-11-10","payer":"Zaynab Malik","amount":75,"discount":0,"currency":"USD","transactionId":null,"sentAt":"2026-11-10T08:00:00.000Z","seenAt":"2026-11-11T07:30:00.000Z","decidedAt":"2026-11-11T07:42:00.000Z","history":[{"id":41,"status":"rejected","sentAt":"2026-11-10T08:00:00.000Z","seenAt":"2026-11-11T07:30:00.000Z","decidedAt":"2026-11-11T07:42:00.000Z","reason":"The receipt can’t be read. Please send a clearer picture."}]},{"id":21,"event":null,"course":{"id":3,"name":"حفظ جزء عمّ","description":"حفظ الجزء الثلاثين مع تسميع فردي ومراجعة أسبوعية.","price":60},"receipt":"/uploads/receipt-5.jpg","paymentMethod":"PayPal","paymentStatus":"paid","kind":"course","courseId":3,"reference":"C3-1L","date":"2026-11-02","payer":"Zaynab Malik","amount":60,"discount":0,"currency":"USD","transactionId":null,"sentAt":"2026-11-02T12:30:00.000Z","seenAt":"2026-11-03T05:10:00.000Z","decidedAt":"2026-11-03T05:12:00.000Z","history":[{"id":39,"status":"paid","sentAt":"2026-11-02T12:30:00.000Z","seenAt":"2026-11-03T05:10:00.000Z","decidedAt":"2026-11-03T05:12:00.000Z","reason":null}]}]},
      recorded: {"billing":[{"id":31,"event":null,"course":{"id":1,"name":"Tajweed for beginners","description":null,"price":45},"receipt":null,"paymentMethod":null,"paymentStatus":"pending","kind":"course","courseId":1,"reference":"C1-1T","date":"2026-11-18","payer":"Zaynab Malik","amount":45,"discount":0,"currency":"USD","transactionId":null,"sentAt":"2026-11-18T09:20:00.000Z","seenAt":null,"decidedAt":null,"history":[],"payments":{"paid":20,"refunded":0,"left":25,"entries":[{"id":12,"type":"payment","isReceipt":false,"amount":20,"method":"cash","day":"2026-11-18","transactionId":null,"note":null,"recordedAt":"2026-11-18T09:20:00.000Z","recordedBy":null,"voidedAt":null,"voidedBy":null,"voidReason":null}]}},{"id":32,"event":null,"course":{"id":3,"name":"حفظ جزء عمّ","description":null,"price":45},"receipt":"/uploads/receipt-1.jpg","paymentMethod":"bank transfer","paymentStatus":"paid","kind":"course","courseId":3,"reference":"C3-1L","date":"2026-11-18","payer":"Zaynab Malik","amount":45,"discount":0,"currency":"USD","transactionId":null,"sentAt":"2026-11-18T09:20:00.000Z","seenAt":null,"decidedAt":"2026-11-19T08:15:00.000Z","history":[],"payments":{"paid":45,"refunded":15,"left":0,"entries":[{"id":8,"type":"payment","isReceipt":true,"amount":45,"method":"bank transfer","day":"2026-11-02","transactionId":"TRX-1000001","note":null,"recordedAt":"2026-11-03T08:15:00.000Z","recordedBy":null,"voidedAt":null,"voidedBy":null,"voidReason":null},{"id":13,"type":"refund","isReceipt":false,"amount":15,"method":"cash","day":"2026-11-20","transactionId":null,"note":"Two lessons were cancelled.","recordedAt":"2026-11-20T11:00:00.000Z","recordedBy":null,"voidedAt":null,"voidedBy":null,"voidReason":null}]}},{"id":33,"event":null,"course":{"id":4,"name":"Qaida for children","description":null,"price":25},"receipt":null,"paymentMethod":"cash","paymentStatus":"paid","kind":"course","courseId":4,"reference":"C4-1N","date":"2026-11-18","payer":"Zaynab Malik","amount":25,"discount":0,"currency":"USD","transactionId":null,"sentAt":"2026-11-18T09:20:00.000Z","seenAt":null,"decidedAt":"2026-11-19T08:15:00.000Z","history":[],"payments":{"paid":25,"refunded":0,"left":0,"entries":[{"id":14,"type":"payment","isReceipt":false,"amount":25,"method":"cash","day":"2026-11-19","transactionId":null,"note":null,"recordedAt":"2026-11-19T07:00:00.000Z","recordedBy":null,"voidedAt":null,"voidedBy":null,"voidReason":null}]}}]},
    } satisfies Record<string, Answer<'listStudentBilling', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listStudentBilling', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listStudentBilling', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listStudentBilling', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listStudentBilling', 503>>,
  },
  listEnrolledCourses: {
    200: {
      typical: {"courses":[{"id":1,"name":"Tajweed for beginners","description":"Where each letter is pronounced, and the rules that join letters, practised on short surahs.","price":45,"course_duration":"3 months","image":"/uploads/course-1.jpg","pricing":"monthly"},{"id":3,"name":"حفظ جزء عمّ","description":"حفظ الجزء الثلاثين مع تسميع فردي ومراجعة أسبوعية.","price":60,"course_duration":"٤ أشهر","image":"/uploads/course-3.jpg"},{"id":5,"name":"Arabic grammar I","description":"Nouns, verbs and simple sentences, with examples from the Quran.","price":55,"course_duration":"4 months","image":"/uploads/course-5.jpg"},{"id":6,"name":"سیرت النبی","description":"نبی کریم ﷺ کی زندگی مکہ سے مدینہ تک، ہر ہفتے ایک باب اور گفتگو۔","price":0,"course_duration":"12 ہفتے","image":"/uploads/course-6.jpg"},{"id":8,"name":"Quran translation","description":"Selected surahs translated verse by verse, with time for questions.","price":50,"course_duration":"1 year","image":"/uploads/course-8.jpg"},{"id":2,"name":"ناظرہ قرآن","description":"قرآن پاک دیکھ کر درست تلفظ اور روانی سے پڑھنا، استاد کی فوری اصلاح کے ساتھ۔","price":40,"course_duration":"6 ماہ","image":"/uploads/course-2.jpg"}]},
      empty: {"courses":[]},
      longText: {"courses":[{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher","description":"This course is for students who know the Arabic letters but have never learned the rules of recitation. Each week we cover one rule, hear it from a recognised reciter and practise it on a short surah until every student can apply it without help. Lessons are live, in groups of up to six, and the teacher hears every student read at least twice. Between lessons students record a few lines and receive written corrections within two days. After the first month we begin with Surah An-Nas and work backwards through the last part of the Quran. There is a short test every four weeks, and families receive a report that explains what to practise at home. Students who already read fluently may join in the second month after a free placement lesson. At the end of the course each student recites one surah in front of the group and receives a certificate. You need a quiet room, headphones with a microphone and a printed Mushaf; everything else is provided.","price":45,"course_duration":"Three months, with a break of two weeks in the middle for examinations","image":"/uploads/course-1.jpg"}]},
    } satisfies Record<string, Answer<'listEnrolledCourses', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listEnrolledCourses', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listEnrolledCourses', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listEnrolledCourses', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listEnrolledCourses', 503>>,
  },
  listStudentClasses: {
    200: {
      typical: {"classes":[{"class":{"id":1,"title":"Tajweed, Monday group","classLink":"https://meet.maktab.test/tajweed-monday","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00","days":[1]}]},"course":{"id":1,"name":"Tajweed for beginners"},"reported":"2026-11-16"},{"class":{"id":5,"title":"حلقة حفظ جزء عمّ","classLink":"https://meet.maktab.test/juz-amma","teacher_class_timings":[{"id":50,"preferred_time_from":"17:15","preferred_time_to":"18:00","days":[7]}]},"course":{"id":3,"name":"حفظ جزء عمّ"},"reported":null},{"class":{"id":6,"title":"النحو، المستوى الأول","classLink":"https://meet.maktab.test/nahw","teacher_class_timings":[{"id":60,"preferred_time_from":"19:00","preferred_time_to":"20:00","days":[4]}]},"course":{"id":5,"name":"Arabic grammar I"},"reported":"2026-06-30"},{"class":{"id":3,"title":"ناظرہ، صبح","classLink":"https://meet.maktab.test/nazra","teacher_class_timings":[{"id":30,"preferred_time_from":"07:00","preferred_time_to":"07:45","days":[1,3]}]},"course":{"id":2,"name":"ناظرہ قرآن"}},{"class":{"id":8,"title":"Translation circle","classLink":"https://meet.maktab.test/translation","teacher_class_timings":[{"id":80,"preferred_time_from":"23:30","preferred_time_to":"00:30","days":[5]}]},"course":{"id":8,"name":"Quran translation"}},{"class":{"id":12,"title":"Catch-up hour","classLink":"https://meet.maktab.test/catch-up","teacher_class_timings":[{"id":120,"preferred_time_from":"11:00","preferred_time_to":"12:00"}]},"course":{"id":1,"name":"Tajweed for beginners"}}]},
      empty: {"classes":[]},
      longText: {"classes":[{"class":{"id":1,"title":"Tajweed, Monday group","classLink":"https://meet.maktab.test/tajweed-monday","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00"}]},"course":{"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher, from Al-Fatiha to the end of Juz Amma"}}]},
    } satisfies Record<string, Answer<'listStudentClasses', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listStudentClasses', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listStudentClasses', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listStudentClasses', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listStudentClasses', 503>>,
  },
  listCourseClasses: {
    200: {
      typical: {"classes":[{"class":{"id":1,"title":"Tajweed, Monday group","classLink":"https://meet.maktab.test/tajweed-monday","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00","days":[1]}]},"course":{"id":1,"name":"Tajweed for beginners"},"reported":"2026-11-16"},{"class":{"id":2,"title":"Tajweed, evening","classLink":"meet.maktab.test/tajweed-evening","teacher_class_timings":[{"id":20,"preferred_time_from":"20:30","preferred_time_to":"21:30","days":[2]}]},"course":{"id":1,"name":"Tajweed for beginners"}},{"class":{"id":12,"title":"Catch-up hour","classLink":"https://meet.maktab.test/catch-up","teacher_class_timings":[{"id":120,"preferred_time_from":"11:00","preferred_time_to":"12:00"}]},"course":{"id":1,"name":"Tajweed for beginners"}},{"class":{"id":9,"title":"التجويد المتقدم","classLink":"https://meet.maktab.test/tajweed-advanced","teacher_class_timings":[{"id":90,"preferred_time_from":"18:30","preferred_time_to":"19:30"}]},"course":{"id":7,"name":"التجويد المتقدم"}},{"class":{"id":5,"title":"حلقة حفظ جزء عمّ","classLink":"https://meet.maktab.test/juz-amma","teacher_class_timings":[{"id":50,"preferred_time_from":"17:15","preferred_time_to":"18:00","days":[7]}]},"course":{"id":3,"name":"حفظ جزء عمّ"}},{"class":{"id":6,"title":"النحو، المستوى الأول","classLink":"https://meet.maktab.test/nahw","teacher_class_timings":[{"id":60,"preferred_time_from":"19:00","preferred_time_to":"20:00","days":[4]}]},"course":{"id":5,"name":"Arabic grammar I"}}]},
      empty: {"classes":[]},
      longText: {"classes":[{"class":{"id":1,"title":"Tajweed, Monday group","classLink":"https://meet.maktab.test/tajweed-monday","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00"}]},"course":{"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher, from Al-Fatiha to the end of Juz Amma"}}]},
      noTimings: {"classes":[{"class":{"id":1,"title":"Tajweed, Monday group","classLink":"https://meet.maktab.test/tajweed-monday","teacher_class_timings":[]},"course":{"id":1,"name":"Tajweed for beginners"}}]},
      unsafeLink: {"classes":[{"class":{"id":1,"title":"Tajweed, Monday group","classLink":"javascript:alert(1)","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00"}]},"course":{"id":1,"name":"Tajweed for beginners"}}]},
    } satisfies Record<string, Answer<'listCourseClasses', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listCourseClasses', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listCourseClasses', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'listCourseClasses', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listCourseClasses', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listCourseClasses', 503>>,
  },
  getStudentPerformance: {
    200: {
      typical: {"data":{"id":1,"student":{"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"attendance":"92%","test_remarks":"Reads carefully, but still rushes long vowels.","participation":"Asks good questions.","suggestions":"Read aloud for ten minutes every day.","date":"2026-11-16","class":{"id":1,"title":"Tajweed, Monday group"},"marked":{"from":"2026-09-07","to":"2026-11-16","present":11,"absent":1},"taught":["The letters and their places","Heavy and light letters","مد کے قواعد","Noon sakinah and tanween"]}},
      percentTyped: {"data":{"id":1,"student":{"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"attendance":"85%","test_remarks":"Reads carefully, but still rushes long vowels.","participation":"Asks good questions.","suggestions":"Read aloud for ten minutes every day.","date":"2026-11-16"}},
      withoutSuggestions: {"data":{"id":1,"student":{"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"attendance":"92%","test_remarks":"Reads carefully, but still rushes long vowels.","participation":"Asks good questions.","suggestions":null,"date":"2026-11-16"}},
      longText: {"data":{"id":1,"student":{"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"attendance":"92%","test_remarks":"Zaynab reads with confidence and has a clear, steady voice. She now pronounces the throat letters correctly in most words, although she still confuses ح and ه when she reads quickly. Long vowels are held for two counts in new verses, but she shortens them in surahs she memorised before joining the course. She has completed eleven of the twelve surahs planned for this term and revised the first six twice. In the test she made three minor mistakes in Surah Al-Balad and corrected two of them herself. The rules of noon sakinah are well understood; idgham needs more examples. She prepares for every lesson and her recordings arrive on time. When another student reads, she follows in her own copy and notices mistakes politely. She asks thoughtful questions about the meaning of verses and remembers the answers weeks later. During the last three lessons she was tired towards the end, and her attention dropped in the final ten minutes. An earlier lesson time may help, and we’d be glad to discuss this with the family. She works well with Maryam and Omar and often helps them find the right page. Her handwriting in Arabic has improved, and she can copy a full line without lifting her eyes after each letter. For the next term we recommend that she reads aloud for ten minutes every day, first slowly and then at normal speed. Please listen once a week while she recites without looking at the page. If a verse is difficult, she should repeat it five times with the recording before continuing. She’s ready to begin the next level after the winter break, provided she revises the rules of stopping and starting. It has been a pleasure to teach her this year. We’ll send a list of recommended recordings before the holidays. The next test is planned for the second week of January and covers everything since Surah Al-Fajr. She learned to divide long verses at suitable stops instead of running out of breath. Her recitation of Surah Al-Ghashiyah was the best in the group, and we played the recording to new students as an example. When she reads from memory, she sometimes skips a word that is repeated in a similar verse, so please listen carefully to these places. Qalqalah letters are clear at the end of a verse but too soft in the middle of a word. She is patient with younger students and explains the rule of the week in her own words. She missed two lessons in October because of a school trip and caught up within a week. Her written answers show that she understands why a rule applies, not only how it sounds. In group discussions she waits for her turn and refers to what others have said. She has started to notice differences between reciters and asks which of them she should follow. At the start of the term she read eight lines in ten minutes; now she reads a full page in the same time with fewer mistakes. She can name the stop signs and explain which ones are required, but still hurries past the optional ones. Her voice is soft when she is unsure, and a reminder to breathe before a long verse usually helps. She asked for a recording of the whole group and used it to compare her pace with others. We’ve moved her to the second row of the seating plan in video lessons, so that the teacher can see how she forms each letter. Her mother joined one lesson in November and saw how corrections are made, which has made practice at home easier. Her goal for the spring is to recite the whole of Juz Amma in front of her family.","participation":"She prepares for every lesson and her recordings arrive on time. When another student reads, she follows in her own copy and notices mistakes politely. She asks thoughtful questions about the meaning of verses and remembers the answers weeks later. During the last three lessons she was tired towards the end, and her attention dropped in the final ten minutes. An earlier lesson time may help, and we’d be glad to discuss this with the family. She works well with Maryam and Omar and often helps them find the right page. Her handwriting in Arabic has improved, and she can copy a full line without lifting her eyes after each letter. For the next term we recommend that she reads aloud for ten minutes every day, first slowly and then at normal speed. Please listen once a week while she recites without looking at the page. If a verse is difficult, she should repeat it five times with the recording before continuing. She’s ready to begin the next level after the winter break, provided she revises the rules of stopping and starting. It has been a pleasure to teach her this year. We’ll send a list of recommended recordings before the holidays. The next test is planned for the second week of January and covers everything since Surah Al-Fajr. She learned to divide long verses at suitable stops instead of running out of breath. Her recitation of Surah Al-Ghashiyah was the best in the group, and we played the recording to new students as an example. When she reads from memory, she sometimes skips a word that is repeated in a similar verse, so please listen carefully to these places. Qalqalah letters are clear at the end of a verse but too soft in the middle of a word. She is patient with younger students and explains the rule of the week in her own words. She missed two lessons in October because of a school trip and caught up within a week. Her written answers show that she understands why a rule applies, not only how it sounds. In group discussions she waits for her turn and refers to what others have said. She has started to notice differences between reciters and asks which of them she should follow. At the start of the term she read eight lines in ten minutes; now she reads a full page in the same time with fewer mistakes. She can name the stop signs and explain which ones are required, but still hurries past the optional ones. Her voice is soft when she is unsure, and a reminder to breathe before a long verse usually helps. She asked for a recording of the whole group and used it to compare her pace with others. We’ve moved her to the second row of the seating plan in video lessons, so that the teacher can see how she forms each letter. Her mother joined one lesson in November and saw how corrections are made, which has made practice at home easier. Her goal for the spring is to recite the whole of Juz Amma in front of her family. Zaynab reads with confidence and has a clear, steady voice. She now pronounces the throat letters correctly in most words, although she still confuses ح and ه when she reads quickly. Long vowels are held for two counts in new verses, but she shortens them in surahs she memorised before joining the course. She has completed eleven of the twelve surahs planned for this term and revised the first six twice. In the test she made three minor mistakes in Surah Al-Balad and corrected two of them herself. The rules of noon sakinah are well understood; idgham needs more examples.","suggestions":"Read aloud for ten minutes every day, first slowly and then at normal speed. Listen to one page by the same reciter each evening and follow with a finger on the page. Record Surah Al-Balad twice this week and send the better recording by Thursday. Revise the four rules of noon sakinah with the cards from lesson six. Practise ح and ه in pairs of words, three times each, before starting a new verse. Ask someone at home to listen once a week while you recite without looking. Write one line in Arabic each day and compare it with the printed page. When a verse is difficult, repeat it five times with the recording before moving on. Revise two older surahs for every new one, so that nothing is forgotten over the holidays. Join the Friday practice hour whenever you can; it’s free for all students. Keep the microphone close and sit upright, because breathing changes the sound of long vowels. Mark every stop sign in pencil before you read a new page. Learn the meaning of ten new words each week from the list in the course outline. Go to bed a little earlier on lesson days, or ask the office about an earlier group. Bring one question about the meaning of a verse to every lesson. Use the recordings in the course outline before you ask for a new surah. Keep a small notebook with every correction and read it before each lesson. Choose one mistake a week and pay attention only to that one. Recite one page to a grandparent or a friend at the weekend. Learn to write the letters you confuse, because writing them slowly helps you hear them. Read the translation of a surah once before you memorise it. Start every practice with the surah you know least well. Ask your teacher for the list of words that sound alike and practise three of them a day. Turn off the camera background, because it hides your mouth when you form a letter. Sit next to a lamp so that your teacher can see how your lips move. Write down the page and line where you stopped, so that the next lesson starts there. If you miss a lesson, watch the recording the same week and send one page. Read the surahs of the month in your daily prayers. Compare your latest recording with the first one and note what has improved. Set a fixed time for reading, for example after Fajr or after dinner.","date":"2026-11-16","class":{"id":1,"title":"Tajweed, Monday group"},"marked":{"from":"2026-09-07","to":"2026-11-16","present":11,"absent":1},"taught":["The letters and where they are pronounced: the throat, the tongue, the lips and the nasal cavity, with listening exercises, recordings to repeat at home and a short test in every second lesson","Heavy and light letters","أحكام الميم الساكنة"]}},
      none: {"data":null},
      severalCourses: {"data":{"id":12,"student":{"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"name":"Amina Yusuf"},"course":{"id":7,"name":"التجويد المتقدم"},"attendance":"95%","test_remarks":"Ready for the next level.","participation":"Helps classmates.","suggestions":null,"date":"2026-11-18"},"older":[{"id":11,"student":{"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"attendance":"92%","test_remarks":"Reads carefully, but still rushes long vowels.","participation":"Asks good questions.","suggestions":"Read aloud for ten minutes every day.","date":"2026-11-16"},{"id":1,"student":{"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"attendance":"80%","test_remarks":"Knows the letters.","participation":"Still shy, but answers when asked.","suggestions":null,"date":"2026-05-11"}]},
    } satisfies Record<string, Answer<'getStudentPerformance', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getStudentPerformance', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getStudentPerformance', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'getStudentPerformance', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getStudentPerformance', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getStudentPerformance', 503>>,
  },
  filterStudents: {
    200: {
      typical: {"students":[{"id":1,"version":1,"std_id":"STD-001","name":"Zaynab Malik","email":"student1@maktab.test","contact_number":"+44 7700 900100","alternate_contact_number":"+44 7700 900200","date_of_birth":"2010-01-10","preferred_language":"english","guardian_name":"Imran Malik","signature":"Zaynab Malik","registration_date":"2026-01-01","class_course_data":"[{\"course_name\":\"Tajweed for beginners\",\"timings\":[{\"id\":10,\"from\":\"16:00\",\"to\":\"17:00\"}]}]"},{"id":4,"version":1,"std_id":"STD-004","name":"Omar Haddad","email":"student4@maktab.test","contact_number":"+44 7700 900103","alternate_contact_number":"+44 7700 900203","date_of_birth":"2013-06-18","preferred_language":"english","guardian_name":"Nadia Haddad","signature":"Omar Haddad","registration_date":"2026-02-11","class_course_data":"[{\"course_name\":\"Tajweed for beginners\",\"timings\":[{\"id\":40,\"from\":\"20:30\",\"to\":\"21:30\"}]}]"},{"id":6,"version":1,"std_id":"STD-006","name":"Maryam Khan","email":"student6@maktab.test","contact_number":"+44 7700 900105","alternate_contact_number":null,"date_of_birth":"2015-10-09","preferred_language":"arabic","guardian_name":"طارق محمود","signature":"Maryam Khan","registration_date":"2026-03-05","class_course_data":"[{\"course_name\":\"Tajweed for beginners\",\"timings\":[{\"id\":60,\"from\":\"16:00\",\"to\":\"17:00\"}]}]"},{"id":10,"version":1,"std_id":"STD-010","name":"Sara Thompson","email":"student10@maktab.test","contact_number":"+44 7700 900109","alternate_contact_number":"+44 7700 900209","date_of_birth":"2011-11-06","preferred_language":"english","guardian_name":"Claire Thompson","signature":"Sara Thompson","registration_date":"2026-04-13","class_course_data":"[{\"course_name\":\"التجويد المتقدم\",\"timings\":[{\"id\":100,\"from\":\"20:30\",\"to\":\"21:30\"},{\"id\":101,\"from\":\"11:00\",\"to\":\"12:00\"}]}]"},{"id":12,"version":1,"std_id":"STD-012","name":"Bilal Hussain","email":"student12@maktab.test","contact_number":"+44 7700 900111","alternate_contact_number":null,"date_of_birth":"2018-01-17","preferred_language":"arabic","guardian_name":"Farah Hussain","signature":"Bilal Hussain","registration_date":"2026-05-04","class_course_data":"[]"},{"id":16,"version":1,"std_id":"STD-016","name":"Hafsa Begum","email":"student16@maktab.test","contact_number":"+44 7700 900115","alternate_contact_number":"+44 7700 900215","date_of_birth":"2008-06-12","preferred_language":"english","guardian_name":"Rukhsana Begum","signature":"Hafsa Begum","registration_date":"2026-06-01","class_course_data":"[]"}]},
      page: {"students":[{"id":1,"version":1,"std_id":"STD-001","name":"Zaynab Malik","email":"student1@maktab.test","contact_number":"+44 7700 900100","alternate_contact_number":"+44 7700 900200","date_of_birth":"2010-01-10","preferred_language":"english","guardian_name":"Imran Malik","signature":"Zaynab Malik","registration_date":"2026-01-01","class_course_data":"[{\"course_name\":\"Tajweed for beginners\",\"timings\":[{\"id\":10,\"from\":\"16:00\",\"to\":\"17:00\"}]}]"},{"id":4,"version":1,"std_id":"STD-004","name":"Omar Haddad","email":"student4@maktab.test","contact_number":"+44 7700 900103","alternate_contact_number":"+44 7700 900203","date_of_birth":"2013-06-18","preferred_language":"english","guardian_name":"Nadia Haddad","signature":"Omar Haddad","registration_date":"2026-02-11","class_course_data":"[{\"course_name\":\"Tajweed for beginners\",\"timings\":[{\"id\":40,\"from\":\"20:30\",\"to\":\"21:30\"}]}]"}],"page":{"next":"W251bGwsMl0","found":3,"kinds":{"with":3,"without":0}}},
      empty: {"students":[]},
      longText: {"students":[{"id":1,"std_id":"STD-001","name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi Malik of Karachi","email":"student1@maktab.test","contact_number":"+44 7700 900100","alternate_contact_number":"+44 7700 900200","date_of_birth":"2010-01-10","preferred_language":"english","guardian_name":"Imran Malik","signature":"Zaynab Malik","registration_date":"2026-01-01","class_course_data":"[{\"course_name\":\"Tajweed for beginners\",\"timings\":[{\"id\":10,\"from\":\"16:00\",\"to\":\"17:00\"}]}]"}]},
    } satisfies Record<string, Answer<'filterStudents', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'filterStudents', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'filterStudents', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'filterStudents', 404>>,
    422: {
      invalid: {"error":{"after":["After isn’t in the right format"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'filterStudents', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'filterStudents', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'filterStudents', 503>>,
  },
  assignStudentId: {
    200: {
      assigned: {"message":"Student ID assigned"},
    } satisfies Record<string, Answer<'assignStudentId', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'assignStudentId', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'assignStudentId', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'assignStudentId', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'assignStudentId', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'assignStudentId', 413>>,
    422: {
      invalid: {"error":{"studentID":["Student ID is required"]},"message":"Please check the highlighted fields."},
      codeTaken: {"error":{"studentID":["This student ID is taken."]}},
    } satisfies Record<string, Answer<'assignStudentId', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'assignStudentId', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'assignStudentId', 503>>,
  },
  deleteStudent: {
    200: {
      deleted: {"message":"Student deleted"},
    } satisfies Record<string, Answer<'deleteStudent', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'deleteStudent', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'deleteStudent', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'deleteStudent', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'deleteStudent', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'deleteStudent', 503>>,
  },
  listStudentBillingDetails: {
    200: {
      typical: {"data":[{"id":1,"receipt":"/uploads/receipt-1.jpg","paymentMethod":"Bank Transfer","paymentStatus":"paid","course":{"name":"Tajweed for beginners","course_duration":"3 months"},"reference":"C-1","date":"2026-01-01","payer":"Zaynab Malik","amount":45,"discount":0,"discountName":null,"currency":"USD","transactionId":"TRX-1000001","sentAt":"2026-01-01T09:30:00.000Z","decidedAt":"2026-01-02T08:15:00.000Z"},{"id":2,"receipt":"/uploads/receipt-2.jpg","paymentMethod":"jazzcash","paymentStatus":"pending","course":{"name":"ناظرہ قرآن","course_duration":"6 ماہ"},"reference":"C-2","date":"2026-11-18","payer":"Zaynab Malik","amount":40,"discount":10,"discountName":"Siblings","currency":"USD","sentAt":"2026-11-18T10:05:00.000Z"},{"id":3,"receipt":"/uploads/receipt-3.jpg","paymentMethod":"PayPal","paymentStatus":"rejected","course":{"name":"حفظ جزء عمّ","course_duration":"٤ أشهر"},"reference":"C-3","date":"2026-06-03","payer":"Zaynab Malik","amount":30,"discount":0,"discountName":null,"currency":"USD"},{"id":4,"receipt":"/uploads/receipt-4.jpg","paymentMethod":"Credit Card","paymentStatus":"paid","course":{"name":"Arabic grammar I","course_duration":"4 months"},"reference":"C-4","date":"2026-03-11","payer":"Zaynab Malik","amount":27.5,"discount":27.5,"discountName":"Scholarship","currency":"USD"},{"id":5,"receipt":null,"paymentMethod":"bank transfer","paymentStatus":"pending","course":{"name":"التجويد المتقدم","course_duration":"٥ أشهر"},"reference":"C-5","date":"2026-11-20","payer":"Zaynab Malik","amount":60,"discount":0,"discountName":null,"currency":"USD"},{"id":6,"receipt":"/uploads/receipt-6.jpg","paymentMethod":"hawala","paymentStatus":"paid","course":{"name":"Quran translation","course_duration":"1 year"},"reference":"C-6","date":"2026-04-02","payer":"Zaynab Malik"}]},
      empty: {"data":[]},
      longText: {"data":[{"id":1,"receipt":"/uploads/receipt-1.jpg","paymentMethod":"Bank Transfer","paymentStatus":"paid","course":{"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher, from Al-Fatiha to the end of Juz Amma","course_duration":"3 months"}}]},
      recorded: {"data":[{"id":31,"courseId":1,"receipt":null,"paymentMethod":null,"paymentStatus":"pending","course":{"name":"Tajweed for beginners","course_duration":"3 months"},"reference":"C1-1T","date":"2026-11-02","payer":"Zaynab Malik","amount":45,"discount":0,"discountName":null,"currency":"USD","transactionId":null,"sentAt":"2026-11-02T09:30:00.000Z","decidedAt":null,"payments":{"paid":20,"refunded":0,"left":25,"entries":[{"id":11,"type":"payment","isReceipt":false,"amount":45,"method":"cash","day":"2026-11-17","transactionId":null,"note":null,"recordedAt":"2026-11-17T10:00:00.000Z","recordedBy":"Salma Farooq","voidedAt":"2026-11-17T10:05:00.000Z","voidedBy":"Salma Farooq","voidReason":"Recorded for the wrong student."},{"id":12,"type":"payment","isReceipt":false,"amount":20,"method":"cash","day":"2026-11-18","transactionId":null,"note":null,"recordedAt":"2026-11-18T09:20:00.000Z","recordedBy":"Salma Farooq","voidedAt":null,"voidedBy":null,"voidReason":null}]}},{"id":32,"courseId":3,"receipt":"/uploads/receipt-1.jpg","paymentMethod":"bank transfer","paymentStatus":"paid","course":{"name":"حفظ جزء عمّ","course_duration":"٤ أشهر"},"reference":"C3-1L","date":"2026-11-02","payer":"Zaynab Malik","amount":45,"discount":0,"discountName":null,"currency":"USD","transactionId":null,"sentAt":"2026-11-02T09:30:00.000Z","decidedAt":"2026-11-03T08:15:00.000Z","payments":{"paid":45,"refunded":15,"left":0,"entries":[{"id":8,"type":"payment","isReceipt":true,"amount":45,"method":"bank transfer","day":"2026-11-02","transactionId":"TRX-1000001","note":null,"recordedAt":"2026-11-03T08:15:00.000Z","recordedBy":null,"voidedAt":null,"voidedBy":null,"voidReason":null},{"id":13,"type":"refund","isReceipt":false,"amount":15,"method":"cash","day":"2026-11-20","transactionId":null,"note":"Two lessons were cancelled.","recordedAt":"2026-11-20T11:00:00.000Z","recordedBy":"Salma Farooq","voidedAt":null,"voidedBy":null,"voidReason":null}]}},{"id":33,"courseId":4,"receipt":null,"paymentMethod":"cash","paymentStatus":"paid","course":{"name":"Qaida for children","course_duration":"2 months"},"reference":"C4-1N","date":"2026-11-02","payer":"Zaynab Malik","amount":25,"discount":0,"discountName":null,"currency":"USD","transactionId":null,"sentAt":"2026-11-02T09:30:00.000Z","decidedAt":"2026-11-03T08:15:00.000Z","payments":{"paid":25,"refunded":0,"left":0,"entries":[{"id":14,"type":"payment","isReceipt":false,"amount":25,"method":"cash","day":"2026-11-19","transactionId":null,"note":"Paid by the uncle.","recordedAt":"2026-11-19T07:00:00.000Z","recordedBy":"Salma Farooq","voidedAt":null,"voidedBy":null,"voidReason":null}]}}]},
    } satisfies Record<string, Answer<'listStudentBillingDetails', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listStudentBillingDetails', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listStudentBillingDetails', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'listStudentBillingDetails', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listStudentBillingDetails', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listStudentBillingDetails', 503>>,
  },
  eraseStudent: {
    200: {
      erased: {"message":"Student erased"},
    } satisfies Record<string, Answer<'eraseStudent', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'eraseStudent', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'eraseStudent', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'eraseStudent', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'eraseStudent', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'eraseStudent', 503>>,
  },
  deleteStudentTiming: {
    200: {
      deleted: {"message":"Class time deleted"},
    } satisfies Record<string, Answer<'deleteStudentTiming', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'deleteStudentTiming', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'deleteStudentTiming', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'deleteStudentTiming', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'deleteStudentTiming', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'deleteStudentTiming', 503>>,
  },
  decidePurchase: {
    200: {
      saved: {"message":"Payment status updated"},
    } satisfies Record<string, Answer<'decidePurchase', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'decidePurchase', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'decidePurchase', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'decidePurchase', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'decidePurchase', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'decidePurchase', 413>>,
    422: {
      invalid: {"error":{"paymentStatus":["Payment status must be one of: paid, rejected"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'decidePurchase', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'decidePurchase', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'decidePurchase', 503>>,
  },
  listAllotments: {
    200: {
      typical: {"teacherAllotment":[{"id":1,"version":1,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"student_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00"}]},{"id":2,"version":1,"student":{"id":2,"std_id":"STD-002","name":"محمد عثمان"},"teacher":{"id":2,"teach_id":"TCH-002","name":"حافظ بلال احمد"},"course":{"id":2,"name":"ناظرہ قرآن"},"student_class_timings":[{"id":20,"preferred_time_from":"07:00","preferred_time_to":"07:45"}]},{"id":3,"version":1,"student":{"id":3,"std_id":"STD-003","name":"عبد الرحمن السيد"},"teacher":{"id":3,"teach_id":"TCH-003","name":"أحمد المنصوري"},"course":{"id":3,"name":"حفظ جزء عمّ"},"student_class_timings":[{"id":30,"preferred_time_from":"17:15","preferred_time_to":"18:00"},{"id":31,"preferred_time_from":"18:15","preferred_time_to":"19:00"}]},{"id":4,"version":1,"student":{"id":4,"std_id":"STD-004","name":"Omar Haddad"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"student_class_timings":[{"id":40,"preferred_time_from":"20:30","preferred_time_to":"21:30"}]},{"id":5,"version":1,"student":{"id":5,"std_id":"STD-005","name":"عائشہ صدیقی"},"teacher":{"id":2,"teach_id":"TCH-002","name":"حافظ بلال احمد"},"course":{"id":6,"name":"سیرت النبی"},"student_class_timings":[{"id":50,"preferred_time_from":"18:00","preferred_time_to":"19:00"}]},{"id":6,"version":1,"student":{"id":6,"std_id":"STD-006","name":"Maryam Khan"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"student_class_timings":[{"id":60,"preferred_time_from":"16:00","preferred_time_to":"17:00"}]},{"id":7,"version":1,"student":{"id":7,"std_id":"STD-007","name":"ليلى حسن"},"teacher":{"id":7,"teach_id":"TCH-007","name":"فاطمة الزهراء"},"course":{"id":7,"name":"التجويد المتقدم"},"student_class_timings":[{"id":70,"preferred_time_from":"18:30","preferred_time_to":"19:30"}]},{"id":8,"version":1,"student":{"id":8,"std_id":"STD-008","name":"Yusuf Ali"},"teacher":{"id":6,"teach_id":"TCH-006","name":"Ibrahim Okafor"},"course":{"id":4,"name":"Qaida for children"},"student_class_timings":[{"id":80,"preferred_time_from":"15:00","preferred_time_to":"15:30"}]},{"id":9,"version":1,"student":{"id":9,"std_id":"STD-009","name":"حمزہ طارق"},"teacher":{"id":2,"teach_id":"TCH-002","name":"حافظ بلال احمد"},"course":{"id":9,"name":"اسلامی آداب"},"student_class_timings":[{"id":90,"preferred_time_from":"21:00","preferred_time_to":"22:00"}]},{"id":10,"version":1,"student":{"id":10,"std_id":"STD-010","name":"Sara Thompson"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":7,"name":"التجويد المتقدم"},"student_class_timings":[{"id":100,"preferred_time_from":"20:30","preferred_time_to":"21:30"},{"id":101,"preferred_time_from":"11:00","preferred_time_to":"12:00"}]}]},
      page: {"teacherAllotment":[{"id":1,"version":1,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"student_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00"}]},{"id":2,"version":1,"student":{"id":2,"std_id":"STD-002","name":"محمد عثمان"},"teacher":{"id":2,"teach_id":"TCH-002","name":"حافظ بلال احمد"},"course":{"id":2,"name":"ناظرہ قرآن"},"student_class_timings":[{"id":20,"preferred_time_from":"07:00","preferred_time_to":"07:45"}]}],"page":{"next":"W251bGwsMl0","found":3,"kinds":{"with":3,"without":0}}},
      empty: {"teacherAllotment":[]},
      longText: {"teacherAllotment":[{"id":1,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi of Karachi, daughter of Imran and Amina Malik, granddaughter of Hafiz Ghulam Mustafa Malik of Sialkot and Bradford"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"student_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00"}]}]},
    } satisfies Record<string, Answer<'listAllotments', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listAllotments', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listAllotments', 403>>,
    422: {
      invalid: {"error":{"after":["After isn’t in the right format"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'listAllotments', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listAllotments', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listAllotments', 503>>,
  },
  listTeacherAllotments: {
    200: {
      typical: {"teacherAllotment":[{"id":1,"version":1,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"student_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00"}],"reported":"2026-11-09","reportOwed":false},{"id":4,"version":1,"student":{"id":4,"std_id":"STD-004","name":"Omar Haddad"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"student_class_timings":[{"id":40,"preferred_time_from":"20:30","preferred_time_to":"21:30"}],"reported":"2026-10-05","reportOwed":true},{"id":6,"version":1,"student":{"id":6,"std_id":"STD-006","name":"Maryam Khan"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"student_class_timings":[{"id":60,"preferred_time_from":"16:00","preferred_time_to":"17:00"}],"reported":null,"reportOwed":true},{"id":10,"version":1,"student":{"id":10,"std_id":"STD-010","name":"Sara Thompson"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":7,"name":"التجويد المتقدم"},"student_class_timings":[{"id":100,"preferred_time_from":"20:30","preferred_time_to":"21:30"},{"id":101,"preferred_time_from":"11:00","preferred_time_to":"12:00"}],"reported":null,"reportOwed":false},{"id":3,"version":1,"student":{"id":3,"std_id":"STD-003","name":"عبد الرحمن السيد"},"teacher":{"id":3,"teach_id":"TCH-003","name":"أحمد المنصوري"},"course":{"id":3,"name":"حفظ جزء عمّ"},"student_class_timings":[{"id":30,"preferred_time_from":"17:15","preferred_time_to":"18:00"},{"id":31,"preferred_time_from":"18:15","preferred_time_to":"19:00"}],"reported":"2026-11-16","reportOwed":false},{"id":7,"version":1,"student":{"id":7,"std_id":"STD-007","name":"ليلى حسن"},"teacher":{"id":7,"teach_id":"TCH-007","name":"فاطمة الزهراء"},"course":{"id":7,"name":"التجويد المتقدم"},"student_class_timings":[{"id":70,"preferred_time_from":"18:30","preferred_time_to":"19:30"}],"reported":null,"reportOwed":false}]},
      empty: {"teacherAllotment":[]},
      longText: {"teacherAllotment":[{"id":1,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi Malik of Karachi"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"student_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00"}]}]},
      withoutTimings: {"teacherAllotment":[{"id":1,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"student_class_timings":[]}]},
    } satisfies Record<string, Answer<'listTeacherAllotments', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listTeacherAllotments', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listTeacherAllotments', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listTeacherAllotments', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listTeacherAllotments', 503>>,
  },
  createAllotment: {
    200: {
      saved: {"message":"Teacher allotted"},
    } satisfies Record<string, Answer<'createAllotment', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'createAllotment', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'createAllotment', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'createAllotment', 404>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'createAllotment', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'createAllotment', 413>>,
    422: {
      invalid: {"error":{"teacherId":["Teacher is required"],"classTimes[0].to":["To is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'createAllotment', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'createAllotment', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'createAllotment', 503>>,
  },
  updateAllotment: {
    200: {
      saved: {"message":"Allotment updated"},
    } satisfies Record<string, Answer<'updateAllotment', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'updateAllotment', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'updateAllotment', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'updateAllotment', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'updateAllotment', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'updateAllotment', 413>>,
    422: {
      invalid: {"error":{"classTimes[0].from":["From is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'updateAllotment', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'updateAllotment', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'updateAllotment', 503>>,
  },
  deleteAllotment: {
    200: {
      deleted: {"message":"Allotment deleted"},
    } satisfies Record<string, Answer<'deleteAllotment', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'deleteAllotment', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'deleteAllotment', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'deleteAllotment', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'deleteAllotment', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'deleteAllotment', 503>>,
  },
  listReports: {
    200: {
      typical: {"data":[{"id":1,"version":1,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"class":{"id":1,"title":"Tajweed, Monday group"},"attendance":"92%","test_remarks":"Reads carefully, but still rushes long vowels.","participation":"Asks good questions.","suggestions":"Read aloud for ten minutes every day."},{"id":2,"version":1,"student":{"id":2,"std_id":"STD-002","name":"محمد عثمان"},"teacher":{"id":2,"teach_id":"TCH-002","name":"حافظ بلال احمد"},"course":{"id":2,"name":"ناظرہ قرآن"},"class":{"id":3,"title":"ناظرہ، صبح"},"attendance":"85","test_remarks":"مخارج بہتر ہو رہے ہیں۔","participation":"سوال کم کرتا ہے۔","suggestions":null},{"id":3,"version":1,"student":{"id":3,"std_id":"STD-003","name":"عبد الرحمن السيد"},"teacher":{"id":3,"teach_id":"TCH-003","name":"أحمد المنصوري"},"course":{"id":3,"name":"حفظ جزء عمّ"},"class":{"id":5,"title":"حلقة حفظ جزء عمّ"},"attendance":"97%","test_remarks":"حفظ متقن.","participation":"مشاركة ممتازة.","suggestions":"Read aloud for ten minutes every day."},{"id":4,"version":1,"student":{"id":4,"std_id":"STD-004","name":"Omar Haddad"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"class":{"id":2,"title":"Tajweed, evening"},"attendance":"72%","test_remarks":"Needs to revise the heavy letters.","participation":"Quiet but attentive.","suggestions":null},{"id":5,"version":1,"student":{"id":5,"std_id":"STD-005","name":"عائشہ صدیقی"},"teacher":{"id":2,"teach_id":"TCH-002","name":"حافظ بلال احمد"},"course":{"id":6,"name":"سیرت النبی"},"class":{"id":4,"title":"سیرت کی نشست"},"attendance":"88%","test_remarks":"شوق سے پڑھتی ہے۔","participation":"ہر سرگرمی میں حصہ لیتی ہے۔","suggestions":"Read aloud for ten minutes every day."},{"id":6,"version":1,"student":{"id":6,"std_id":"STD-006","name":"Maryam Khan"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"class":{"id":1,"title":"Tajweed, Monday group"},"attendance":"64%","test_remarks":"Reads well early in the lesson, then loses focus.","participation":"Takes part more in small groups.","suggestions":null}]},
      page: {"data":[{"id":1,"version":1,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"class":{"id":1,"title":"Tajweed, Monday group"},"attendance":"92%","test_remarks":"Reads carefully, but still rushes long vowels.","participation":"Asks good questions.","suggestions":"Read aloud for ten minutes every day."},{"id":2,"version":1,"student":{"id":2,"std_id":"STD-002","name":"محمد عثمان"},"teacher":{"id":2,"teach_id":"TCH-002","name":"حافظ بلال احمد"},"course":{"id":2,"name":"ناظرہ قرآن"},"class":{"id":3,"title":"ناظرہ، صبح"},"attendance":"85","test_remarks":"مخارج بہتر ہو رہے ہیں۔","participation":"سوال کم کرتا ہے۔","suggestions":null}],"page":{"next":"W251bGwsMl0","found":3,"kinds":{"report":3}}},
      empty: {"data":[]},
      longText: {"data":[{"id":1,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"class":{"id":1,"title":"Tajweed, Monday group"},"attendance":"92%","test_remarks":"Zaynab reads with confidence and has a clear, steady voice. She now pronounces the throat letters correctly in most words, although she still confuses ح and ه when she reads quickly. Long vowels are held for two counts in new verses, but she shortens them in surahs she memorised before joining the course. She has completed eleven of the twelve surahs planned for this term and revised the first six twice. In the test she made three minor mistakes in Surah Al-Balad and corrected two of them herself. The rules of noon sakinah are well understood; idgham needs more examples. She prepares for every lesson and her recordings arrive on time.","participation":"Asks good questions.","suggestions":"Read aloud for ten minutes every day, first slowly and then at normal speed. Listen to one page by the same reciter each evening and follow with a finger on the page. Record Surah Al-Balad twice this week and send the better recording by Thursday. Revise the four rules of noon sakinah with the cards from lesson six. Practise ح and ه in pairs of words, three times each, before starting a new verse. Ask someone at home to listen once a week while you recite without looking."}]},
      withoutClass: {"data":[{"id":1,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Malik"},"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"course":{"id":1,"name":"Tajweed for beginners"},"class":null,"attendance":"92%","test_remarks":"Reads carefully, but still rushes long vowels.","participation":"Asks good questions.","suggestions":"Read aloud for ten minutes every day."}]},
    } satisfies Record<string, Answer<'listReports', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listReports', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listReports', 403>>,
    422: {
      invalid: {"error":{"after":["After isn’t in the right format"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'listReports', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listReports', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listReports', 503>>,
  },
  saveReport: {
    200: {
      saved: {"message":"Report saved"},
      updated: {"message":"Performance updated successfully"},
    } satisfies Record<string, Answer<'saveReport', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'saveReport', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'saveReport', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'saveReport', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'saveReport', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'saveReport', 413>>,
    422: {
      invalid: {"error":{"attendance":["Attendance is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'saveReport', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'saveReport', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'saveReport', 503>>,
  },
  editReport: {
    200: {
      saved: {"message":"Performance updated successfully"},
    } satisfies Record<string, Answer<'editReport', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'editReport', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'editReport', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'editReport', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'editReport', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'editReport', 413>>,
    422: {
      invalid: {"error":{"studentId":["Student is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'editReport', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'editReport', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'editReport', 503>>,
  },
  deleteReport: {
    200: {
      deleted: {"message":"Performance deleted successfully"},
    } satisfies Record<string, Answer<'deleteReport', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'deleteReport', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'deleteReport', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'deleteReport', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'deleteReport', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'deleteReport', 503>>,
  },
  getTimetable: {
    200: {
      typical: {"lessons":[{"classId":3,"timingId":30,"day":"2026-03-23","heldOn":"2026-03-23","from":"07:00","to":"07:45","starts":{"at":"2026-03-23T07:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T07:45:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"ناظرہ، صبح","link":"https://meet.maktab.test/nazra","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":2,"name":"ناظرہ قرآن"}],"students":5,"marked":5,"version":1},{"classId":1,"timingId":10,"day":"2026-03-23","heldOn":"2026-03-23","from":"16:00","to":"17:00","starts":{"at":"2026-03-23T16:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T17:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed, Monday group","link":"https://meet.maktab.test/tajweed-monday","teacher":{"id":1,"name":"Amina Yusuf"},"courses":[{"id":1,"name":"Tajweed for beginners"}],"students":6,"marked":6,"version":1},{"classId":7,"timingId":70,"day":"2026-03-24","heldOn":"2026-03-24","from":"15:00","to":"15:30","starts":{"at":"2026-03-24T15:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-24T15:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Qaida, little ones","link":"https://meet.maktab.test/qaida","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":4,"name":"Qaida for children"}],"students":7,"marked":7,"version":1},{"classId":2,"timingId":20,"day":"2026-03-24","heldOn":"2026-03-24","from":"20:30","to":"21:30","starts":{"at":"2026-03-24T20:30:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-24T21:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed, evening","link":"meet.maktab.test/tajweed-evening","teacher":{"id":1,"name":"Amina Yusuf"},"courses":[{"id":1,"name":"Tajweed for beginners"},{"id":7,"name":"التجويد المتقدم"}],"students":4,"marked":4,"version":1},{"classId":3,"timingId":30,"day":"2026-03-25","heldOn":"2026-03-25","from":"07:00","to":"07:45","starts":{"at":"2026-03-25T07:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-25T07:45:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"ناظرہ، صبح","link":"https://meet.maktab.test/nazra","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":2,"name":"ناظرہ قرآن"}],"students":5,"marked":0,"version":1},{"classId":7,"timingId":70,"day":"2026-03-26","heldOn":"2026-03-26","from":"15:00","to":"15:30","starts":{"at":"2026-03-26T15:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-26T15:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Qaida, little ones","link":"https://meet.maktab.test/qaida","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":4,"name":"Qaida for children"}],"students":7,"marked":0,"version":1},{"classId":6,"timingId":60,"day":"2026-03-26","heldOn":"2026-03-26","from":"19:00","to":"20:00","starts":{"at":"2026-03-26T19:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-26T20:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"النحو، المستوى الأول","link":"https://meet.maktab.test/nahw","teacher":{"id":3,"name":"أحمد المنصوري"},"courses":[{"id":5,"name":"Arabic grammar I"}],"students":2,"marked":0,"version":1},{"classId":8,"timingId":80,"day":"2026-03-27","heldOn":"2026-03-27","from":"23:30","to":"00:30","starts":{"at":"2026-03-27T23:30:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-28T00:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Translation circle","link":"https://meet.maktab.test/translation","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":8,"name":"Quran translation"}],"students":4,"marked":0,"version":1},{"classId":10,"timingId":100,"day":"2026-03-28","heldOn":"2026-03-28","from":"12:00","to":"13:30","starts":{"at":"2026-03-28T12:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-28T13:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Qira’at seminar","link":"https://meet.maktab.test/qiraat","teacher":{"id":7,"name":"فاطمة الزهراء"},"courses":[{"id":10,"name":"Qira’at, an introduction"}],"students":1,"marked":0,"version":1},{"classId":4,"timingId":40,"day":"2026-03-28","heldOn":"2026-03-28","from":"18:00","to":"19:00","starts":{"at":"2026-03-28T18:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-28T19:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"سیرت کی نشست","link":"https://meet.maktab.test/seerat","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}],"students":3,"marked":0,"version":1},{"classId":5,"timingId":50,"day":"2026-03-29","heldOn":"2026-03-29","from":"17:15","to":"18:00","starts":{"at":"2026-03-29T17:15:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-29T18:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"حلقة حفظ جزء عمّ","link":"https://meet.maktab.test/juz-amma","teacher":{"id":3,"name":"أحمد المنصوري"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}],"students":8,"marked":0,"version":1},{"classId":4,"timingId":41,"day":"2026-03-29","heldOn":"2026-03-29","from":"21:00","to":"22:00","starts":{"at":"2026-03-29T21:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-29T22:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"سیرت کی نشست","link":"https://meet.maktab.test/seerat","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}],"students":3,"marked":0,"version":1}],"withoutDays":[{"classId":9,"title":"التجويد المتقدم","link":"https://meet.maktab.test/tajweed-advanced","teacher":{"id":7,"name":"فاطمة الزهراء"},"times":[{"from":"18:30","to":"19:30"}]},{"classId":11,"title":"Arabic grammar, morning","link":"https://meet.maktab.test/grammar-morning","teacher":{"id":4,"name":"Khadija Rahman"},"times":[{"from":"09:00","to":"10:00"}]},{"classId":12,"title":"Catch-up hour","link":"https://meet.maktab.test/catch-up","teacher":{"id":1,"name":"Amina Yusuf"},"times":[{"from":"11:00","to":"12:00"}]}],"timeZone":"UTC","zoneData":"2026b"},
      empty: {"lessons":[],"withoutDays":[],"timeZone":"UTC","zoneData":"2026b"},
      longText: {"lessons":[{"classId":3,"timingId":30,"day":"2026-03-23","heldOn":"2026-03-23","from":"07:00","to":"07:45","starts":{"at":"2026-03-23T07:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T07:45:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"https://meet.maktab.test/nazra","teacher":{"id":2,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"courses":[{"id":2,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"}],"students":5,"marked":0,"version":1},{"classId":1,"timingId":10,"day":"2026-03-23","heldOn":"2026-03-23","from":"16:00","to":"17:00","starts":{"at":"2026-03-23T16:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T17:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"https://meet.maktab.test/tajweed-monday","teacher":{"id":1,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"courses":[{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"}],"students":6,"marked":0,"version":1},{"classId":7,"timingId":70,"day":"2026-03-24","heldOn":"2026-03-24","from":"15:00","to":"15:30","starts":{"at":"2026-03-24T15:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-24T15:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"https://meet.maktab.test/qaida","teacher":{"id":6,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"courses":[{"id":4,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"}],"students":7,"marked":0,"version":1},{"classId":2,"timingId":20,"day":"2026-03-24","heldOn":"2026-03-24","from":"20:30","to":"21:30","starts":{"at":"2026-03-24T20:30:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-24T21:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"meet.maktab.test/tajweed-evening","teacher":{"id":1,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"courses":[{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"},{"id":7,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"}],"students":4,"marked":0,"version":1},{"classId":3,"timingId":30,"day":"2026-03-25","heldOn":"2026-03-25","from":"07:00","to":"07:45","starts":{"at":"2026-03-25T07:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-25T07:45:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"https://meet.maktab.test/nazra","teacher":{"id":2,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"courses":[{"id":2,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"}],"students":5,"marked":0,"version":1},{"classId":7,"timingId":70,"day":"2026-03-26","heldOn":"2026-03-26","from":"15:00","to":"15:30","starts":{"at":"2026-03-26T15:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-26T15:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"https://meet.maktab.test/qaida","teacher":{"id":6,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"courses":[{"id":4,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"}],"students":7,"marked":0,"version":1},{"classId":6,"timingId":60,"day":"2026-03-26","heldOn":"2026-03-26","from":"19:00","to":"20:00","starts":{"at":"2026-03-26T19:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-26T20:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"https://meet.maktab.test/nahw","teacher":{"id":3,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"courses":[{"id":5,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"}],"students":2,"marked":0,"version":1},{"classId":8,"timingId":80,"day":"2026-03-27","heldOn":"2026-03-27","from":"23:30","to":"00:30","starts":{"at":"2026-03-27T23:30:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-28T00:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"https://meet.maktab.test/translation","teacher":{"id":6,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"courses":[{"id":8,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"}],"students":4,"marked":0,"version":1},{"classId":10,"timingId":100,"day":"2026-03-28","heldOn":"2026-03-28","from":"12:00","to":"13:30","starts":{"at":"2026-03-28T12:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-28T13:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"https://meet.maktab.test/qiraat","teacher":{"id":7,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"courses":[{"id":10,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"}],"students":1,"marked":0,"version":1},{"classId":4,"timingId":40,"day":"2026-03-28","heldOn":"2026-03-28","from":"18:00","to":"19:00","starts":{"at":"2026-03-28T18:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-28T19:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"https://meet.maktab.test/seerat","teacher":{"id":2,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"courses":[{"id":6,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"},{"id":9,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"}],"students":3,"marked":0,"version":1},{"classId":5,"timingId":50,"day":"2026-03-29","heldOn":"2026-03-29","from":"17:15","to":"18:00","starts":{"at":"2026-03-29T17:15:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-29T18:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"https://meet.maktab.test/juz-amma","teacher":{"id":3,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"courses":[{"id":3,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"}],"students":8,"marked":0,"version":1},{"classId":4,"timingId":41,"day":"2026-03-29","heldOn":"2026-03-29","from":"21:00","to":"22:00","starts":{"at":"2026-03-29T21:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-29T22:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"https://meet.maktab.test/seerat","teacher":{"id":2,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"courses":[{"id":6,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"},{"id":9,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week"}],"students":3,"marked":0,"version":1}],"withoutDays":[{"classId":9,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"https://meet.maktab.test/tajweed-advanced","teacher":{"id":7,"name":"فاطمة الزهراء"},"times":[{"from":"18:30","to":"19:30"}]},{"classId":11,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"https://meet.maktab.test/grammar-morning","teacher":{"id":4,"name":"Khadija Rahman"},"times":[{"from":"09:00","to":"10:00"}]},{"classId":12,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","link":"https://meet.maktab.test/catch-up","teacher":{"id":1,"name":"Amina Yusuf"},"times":[{"from":"11:00","to":"12:00"}]}],"timeZone":"UTC","zoneData":"2026b"},
      cancelled: {"lessons":[{"classId":3,"timingId":30,"day":"2026-03-23","heldOn":"2026-03-23","from":"07:00","to":"07:45","starts":{"at":"2026-03-23T07:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T07:45:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"ناظرہ، صبح","link":"https://meet.maktab.test/nazra","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":2,"name":"ناظرہ قرآن"}],"students":5,"marked":0,"version":1},{"classId":1,"timingId":10,"day":"2026-03-23","heldOn":"2026-03-23","from":"16:00","to":"17:00","starts":{"at":"2026-03-23T16:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T17:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed, Monday group","link":"https://meet.maktab.test/tajweed-monday","teacher":{"id":1,"name":"Amina Yusuf"},"courses":[{"id":1,"name":"Tajweed for beginners"}],"students":6,"marked":0,"version":1},{"classId":7,"timingId":70,"day":"2026-03-24","heldOn":"2026-03-24","from":"15:00","to":"15:30","starts":{"at":"2026-03-24T15:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-24T15:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Qaida, little ones","link":"https://meet.maktab.test/qaida","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":4,"name":"Qaida for children"}],"students":7,"marked":0,"version":1},{"classId":2,"timingId":20,"day":"2026-03-24","heldOn":"2026-03-24","from":"20:30","to":"21:30","starts":{"at":"2026-03-24T20:30:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-24T21:30:00Z","offset":0,"viewerOffset":null},"state":"cancelled","note":"I’m travelling on Tuesday. We’ll continue next week.","title":"Tajweed, evening","link":"meet.maktab.test/tajweed-evening","teacher":{"id":1,"name":"Amina Yusuf"},"courses":[{"id":1,"name":"Tajweed for beginners"},{"id":7,"name":"التجويد المتقدم"}],"students":4,"marked":0,"version":1},{"classId":3,"timingId":30,"day":"2026-03-25","heldOn":"2026-03-25","from":"07:00","to":"07:45","starts":{"at":"2026-03-25T07:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-25T07:45:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"ناظرہ، صبح","link":"https://meet.maktab.test/nazra","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":2,"name":"ناظرہ قرآن"}],"students":5,"marked":0,"version":1},{"classId":7,"timingId":70,"day":"2026-03-26","heldOn":"2026-03-26","from":"15:00","to":"15:30","starts":{"at":"2026-03-26T15:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-26T15:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Qaida, little ones","link":"https://meet.maktab.test/qaida","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":4,"name":"Qaida for children"}],"students":7,"marked":0,"version":1},{"classId":6,"timingId":60,"day":"2026-03-26","heldOn":"2026-03-27","from":"18:00","to":"19:00","starts":{"at":"2026-03-27T18:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-27T19:00:00Z","offset":0,"viewerOffset":null},"state":"moved","note":"درس هذا الأسبوع يوم الجمعة","title":"النحو، المستوى الأول","link":"https://meet.maktab.test/nahw","teacher":{"id":3,"name":"أحمد المنصوري"},"courses":[{"id":5,"name":"Arabic grammar I"}],"students":2,"marked":0,"version":1},{"classId":8,"timingId":80,"day":"2026-03-27","heldOn":"2026-03-27","from":"23:30","to":"00:30","starts":{"at":"2026-03-27T23:30:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-28T00:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Translation circle","link":"https://meet.maktab.test/translation","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":8,"name":"Quran translation"}],"students":4,"marked":0,"version":1},{"classId":10,"timingId":100,"day":"2026-03-28","heldOn":"2026-03-28","from":"12:00","to":"13:30","starts":{"at":"2026-03-28T12:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-28T13:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Qira’at seminar","link":"https://meet.maktab.test/qiraat","teacher":{"id":7,"name":"فاطمة الزهراء"},"courses":[{"id":10,"name":"Qira’at, an introduction"}],"students":1,"marked":0,"version":1},{"classId":4,"timingId":40,"day":"2026-03-28","heldOn":"2026-03-28","from":"18:00","to":"19:00","starts":{"at":"2026-03-28T18:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-28T19:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"سیرت کی نشست","link":"https://meet.maktab.test/seerat","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}],"students":3,"marked":0,"version":1},{"classId":5,"timingId":50,"day":"2026-03-29","heldOn":"2026-03-29","from":"17:15","to":"18:00","starts":{"at":"2026-03-29T17:15:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-29T18:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"حلقة حفظ جزء عمّ","link":"https://meet.maktab.test/juz-amma","teacher":{"id":3,"name":"أحمد المنصوري"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}],"students":8,"marked":0,"version":1},{"classId":4,"timingId":41,"day":"2026-03-29","heldOn":"2026-03-29","from":"21:00","to":"22:00","starts":{"at":"2026-03-29T21:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-29T22:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"سیرت کی نشست","link":"https://meet.maktab.test/seerat","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}],"students":3,"marked":0,"version":1}],"withoutDays":[{"classId":9,"title":"التجويد المتقدم","link":"https://meet.maktab.test/tajweed-advanced","teacher":{"id":7,"name":"فاطمة الزهراء"},"times":[{"from":"18:30","to":"19:30"}]},{"classId":11,"title":"Arabic grammar, morning","link":"https://meet.maktab.test/grammar-morning","teacher":{"id":4,"name":"Khadija Rahman"},"times":[{"from":"09:00","to":"10:00"}]},{"classId":12,"title":"Catch-up hour","link":"https://meet.maktab.test/catch-up","teacher":{"id":1,"name":"Amina Yusuf"},"times":[{"from":"11:00","to":"12:00"}]}],"timeZone":"UTC","zoneData":"2026b"},
      excuses: {"lessons":[{"classId":1,"timingId":10,"day":"2026-03-23","heldOn":"2026-03-23","from":"16:00","to":"17:00","starts":{"at":"2026-03-23T16:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T17:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed, Monday group","link":"https://meet.maktab.test/tajweed-monday","teacher":{"id":1,"name":"Amina Yusuf"},"courses":[{"id":1,"name":"Tajweed for beginners"}],"students":4,"marked":1,"excuses":[{"student":{"id":6,"name":"Maryam Khan"},"reason":"She has a doctor’s appointment.","isMarked":false},{"student":{"id":4,"name":"Omar Haddad"},"reason":null,"isMarked":true}],"version":1}],"withoutDays":[],"timeZone":"UTC","zoneData":"2026b"},
      excused: {"lessons":[{"classId":1,"timingId":10,"day":"2026-03-23","heldOn":"2026-03-23","from":"16:00","to":"17:00","starts":{"at":"2026-03-23T16:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T17:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed, Monday group","link":"https://meet.maktab.test/tajweed-monday","teacher":{"id":1,"name":"Amina Yusuf"},"courses":[{"id":1,"name":"Tajweed for beginners"}],"students":4,"marked":0,"excused":{"reason":"She has a doctor’s appointment."},"version":1}],"withoutDays":[],"timeZone":"UTC","zoneData":"2026b"},
      overnight: {"lessons":[{"classId":8,"timingId":80,"day":"2026-03-23","heldOn":"2026-03-23","from":"23:30","to":"00:30","starts":{"at":"2026-03-23T23:30:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-24T00:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Translation circle","link":"https://meet.maktab.test/translation","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":8,"name":"Quran translation"}],"students":4,"marked":0,"version":1},{"classId":8,"timingId":80,"day":"2026-03-25","heldOn":"2026-03-25","from":"23:30","to":"00:30","starts":{"at":"2026-03-25T23:30:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-26T00:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Translation circle","link":"https://meet.maktab.test/translation","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":8,"name":"Quran translation"}],"students":4,"marked":0,"version":1},{"classId":8,"timingId":80,"day":"2026-03-27","heldOn":"2026-03-27","from":"23:30","to":"00:30","starts":{"at":"2026-03-27T23:30:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-28T00:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Translation circle","link":"https://meet.maktab.test/translation","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":8,"name":"Quran translation"}],"students":4,"marked":0,"version":1},{"classId":8,"timingId":80,"day":"2026-03-29","heldOn":"2026-03-29","from":"23:30","to":"00:30","starts":{"at":"2026-03-29T23:30:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-30T00:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Translation circle","link":"https://meet.maktab.test/translation","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":8,"name":"Quran translation"}],"students":4,"marked":0,"version":1}],"withoutDays":[],"timeZone":"UTC","zoneData":"2026b"},
      conflict: {"lessons":[{"classId":3,"timingId":30,"day":"2026-03-23","heldOn":"2026-03-23","from":"07:00","to":"07:45","starts":{"at":"2026-03-23T07:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T07:45:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"ناظرہ، صبح","link":"https://meet.maktab.test/nazra","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":2,"name":"ناظرہ قرآن"}],"students":5,"marked":0,"version":1},{"classId":1,"timingId":10,"day":"2026-03-23","heldOn":"2026-03-23","from":"16:00","to":"17:00","starts":{"at":"2026-03-23T16:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T17:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed, Monday group","link":"https://meet.maktab.test/tajweed-monday","teacher":{"id":1,"name":"Amina Yusuf"},"courses":[{"id":1,"name":"Tajweed for beginners"}],"students":6,"marked":0,"version":1},{"classId":7,"timingId":70,"day":"2026-03-23","heldOn":"2026-03-23","from":"16:00","to":"16:45","starts":{"at":"2026-03-23T16:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T16:45:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Qaida, little ones","link":"https://meet.maktab.test/juz-amma","teacher":{"id":3,"name":"أحمد المنصوري"},"courses":[{"id":4,"name":"Qaida for children"}],"students":7,"marked":0,"version":1},{"classId":5,"timingId":50,"day":"2026-03-23","heldOn":"2026-03-23","from":"16:15","to":"17:15","starts":{"at":"2026-03-23T16:15:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T17:15:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"حلقة حفظ جزء عمّ","link":"https://meet.maktab.test/tajweed-monday","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}],"students":8,"marked":0,"version":1},{"classId":6,"timingId":60,"day":"2026-03-23","heldOn":"2026-03-23","from":"16:30","to":"17:00","starts":{"at":"2026-03-23T16:30:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-23T17:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"النحو، المستوى الأول","link":"https://meet.maktab.test/qaida","teacher":{"id":7,"name":"فاطمة الزهراء"},"courses":[{"id":5,"name":"Arabic grammar I"}],"students":2,"marked":0,"version":1},{"classId":7,"timingId":70,"day":"2026-03-24","heldOn":"2026-03-24","from":"15:00","to":"15:30","starts":{"at":"2026-03-24T15:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-24T15:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Qaida, little ones","link":"https://meet.maktab.test/qaida","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":4,"name":"Qaida for children"}],"students":7,"marked":0,"version":1},{"classId":2,"timingId":20,"day":"2026-03-24","heldOn":"2026-03-24","from":"20:30","to":"21:30","starts":{"at":"2026-03-24T20:30:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-24T21:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Tajweed, evening","link":"meet.maktab.test/tajweed-evening","teacher":{"id":1,"name":"Amina Yusuf"},"courses":[{"id":1,"name":"Tajweed for beginners"},{"id":7,"name":"التجويد المتقدم"}],"students":4,"marked":0,"version":1},{"classId":3,"timingId":30,"day":"2026-03-25","heldOn":"2026-03-25","from":"07:00","to":"07:45","starts":{"at":"2026-03-25T07:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-25T07:45:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"ناظرہ، صبح","link":"https://meet.maktab.test/nazra","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":2,"name":"ناظرہ قرآن"}],"students":5,"marked":0,"version":1},{"classId":7,"timingId":70,"day":"2026-03-26","heldOn":"2026-03-26","from":"15:00","to":"15:30","starts":{"at":"2026-03-26T15:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-26T15:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Qaida, little ones","link":"https://meet.maktab.test/qaida","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":4,"name":"Qaida for children"}],"students":7,"marked":0,"version":1},{"classId":6,"timingId":60,"day":"2026-03-26","heldOn":"2026-03-26","from":"19:00","to":"20:00","starts":{"at":"2026-03-26T19:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-26T20:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"النحو، المستوى الأول","link":"https://meet.maktab.test/nahw","teacher":{"id":3,"name":"أحمد المنصوري"},"courses":[{"id":5,"name":"Arabic grammar I"}],"students":2,"marked":0,"version":1},{"classId":8,"timingId":80,"day":"2026-03-27","heldOn":"2026-03-27","from":"23:30","to":"00:30","starts":{"at":"2026-03-27T23:30:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-28T00:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Translation circle","link":"https://meet.maktab.test/translation","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":8,"name":"Quran translation"}],"students":4,"marked":0,"version":1},{"classId":10,"timingId":100,"day":"2026-03-28","heldOn":"2026-03-28","from":"12:00","to":"13:30","starts":{"at":"2026-03-28T12:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-28T13:30:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"Qira’at seminar","link":"https://meet.maktab.test/qiraat","teacher":{"id":7,"name":"فاطمة الزهراء"},"courses":[{"id":10,"name":"Qira’at, an introduction"}],"students":1,"marked":0,"version":1},{"classId":4,"timingId":40,"day":"2026-03-28","heldOn":"2026-03-28","from":"18:00","to":"19:00","starts":{"at":"2026-03-28T18:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-28T19:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"سیرت کی نشست","link":"https://meet.maktab.test/seerat","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}],"students":3,"marked":0,"version":1},{"classId":5,"timingId":50,"day":"2026-03-29","heldOn":"2026-03-29","from":"17:15","to":"18:00","starts":{"at":"2026-03-29T17:15:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-29T18:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"حلقة حفظ جزء عمّ","link":"https://meet.maktab.test/juz-amma","teacher":{"id":3,"name":"أحمد المنصوري"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}],"students":8,"marked":0,"version":1},{"classId":4,"timingId":41,"day":"2026-03-29","heldOn":"2026-03-29","from":"21:00","to":"22:00","starts":{"at":"2026-03-29T21:00:00Z","offset":0,"viewerOffset":null},"ends":{"at":"2026-03-29T22:00:00Z","offset":0,"viewerOffset":null},"state":"planned","note":null,"title":"سیرت کی نشست","link":"https://meet.maktab.test/seerat","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}],"students":3,"marked":0,"version":1}],"withoutDays":[],"timeZone":"UTC","zoneData":"2026b"},
      withoutDays: {"lessons":[],"withoutDays":[{"classId":1,"title":"Tajweed, Monday group","link":"https://meet.maktab.test/tajweed-monday","teacher":{"id":1,"name":"Amina Yusuf"},"times":[{"from":"16:00","to":"17:00"}]},{"classId":2,"title":"Tajweed, evening","link":"meet.maktab.test/tajweed-evening","teacher":{"id":1,"name":"Amina Yusuf"},"times":[{"from":"20:30","to":"21:30"}]},{"classId":3,"title":"ناظرہ، صبح","link":"https://meet.maktab.test/nazra","teacher":{"id":2,"name":"حافظ بلال احمد"},"times":[{"from":"07:00","to":"07:45"}]},{"classId":4,"title":"سیرت کی نشست","link":"https://meet.maktab.test/seerat","teacher":{"id":2,"name":"حافظ بلال احمد"},"times":[{"from":"18:00","to":"19:00"},{"from":"21:00","to":"22:00"}]},{"classId":5,"title":"حلقة حفظ جزء عمّ","link":"https://meet.maktab.test/juz-amma","teacher":{"id":3,"name":"أحمد المنصوري"},"times":[{"from":"17:15","to":"18:00"}]},{"classId":6,"title":"النحو، المستوى الأول","link":"https://meet.maktab.test/nahw","teacher":{"id":3,"name":"أحمد المنصوري"},"times":[{"from":"19:00","to":"20:00"}]},{"classId":7,"title":"Qaida, little ones","link":"https://meet.maktab.test/qaida","teacher":{"id":6,"name":"Ibrahim Okafor"},"times":[{"from":"15:00","to":"15:30"}]},{"classId":8,"title":"Translation circle","link":"https://meet.maktab.test/translation","teacher":{"id":6,"name":"Ibrahim Okafor"},"times":[{"from":"23:30","to":"00:30"}]},{"classId":9,"title":"التجويد المتقدم","link":"https://meet.maktab.test/tajweed-advanced","teacher":{"id":7,"name":"فاطمة الزهراء"},"times":[{"from":"18:30","to":"19:30"}]},{"classId":10,"title":"Qira’at seminar","link":"https://meet.maktab.test/qiraat","teacher":{"id":7,"name":"فاطمة الزهراء"},"times":[{"from":"12:00","to":"13:30"}]},{"classId":11,"title":"Arabic grammar, morning","link":"https://meet.maktab.test/grammar-morning","teacher":{"id":4,"name":"Khadija Rahman"},"times":[{"from":"09:00","to":"10:00"}]},{"classId":12,"title":"Catch-up hour","link":"https://meet.maktab.test/catch-up","teacher":{"id":1,"name":"Amina Yusuf"},"times":[{"from":"11:00","to":"12:00"}]}],"timeZone":"UTC","zoneData":"2026b"},
      otherClocks: {"lessons":[{"classId":3,"timingId":30,"day":"2026-03-23","heldOn":"2026-03-23","from":"07:00","to":"07:45","starts":{"at":"2026-03-23T02:00:00Z","offset":300,"viewerOffset":-360},"ends":{"at":"2026-03-23T02:45:00Z","offset":300,"viewerOffset":-360},"state":"planned","note":null,"title":"ناظرہ، صبح","link":"https://meet.maktab.test/nazra","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":2,"name":"ناظرہ قرآن"}],"students":5,"marked":0,"version":1},{"classId":1,"timingId":10,"day":"2026-03-23","heldOn":"2026-03-23","from":"16:00","to":"17:00","starts":{"at":"2026-03-23T11:00:00Z","offset":300,"viewerOffset":-360},"ends":{"at":"2026-03-23T12:00:00Z","offset":300,"viewerOffset":-360},"state":"planned","note":null,"title":"Tajweed, Monday group","link":"https://meet.maktab.test/tajweed-monday","teacher":{"id":1,"name":"Amina Yusuf"},"courses":[{"id":1,"name":"Tajweed for beginners"}],"students":6,"marked":0,"version":1},{"classId":7,"timingId":70,"day":"2026-03-24","heldOn":"2026-03-24","from":"15:00","to":"15:30","starts":{"at":"2026-03-24T10:00:00Z","offset":300,"viewerOffset":-360},"ends":{"at":"2026-03-24T10:30:00Z","offset":300,"viewerOffset":-360},"state":"planned","note":null,"title":"Qaida, little ones","link":"https://meet.maktab.test/qaida","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":4,"name":"Qaida for children"}],"students":7,"marked":0,"version":1},{"classId":2,"timingId":20,"day":"2026-03-24","heldOn":"2026-03-24","from":"20:30","to":"21:30","starts":{"at":"2026-03-24T15:30:00Z","offset":300,"viewerOffset":-360},"ends":{"at":"2026-03-24T16:30:00Z","offset":300,"viewerOffset":-360},"state":"planned","note":null,"title":"Tajweed, evening","link":"meet.maktab.test/tajweed-evening","teacher":{"id":1,"name":"Amina Yusuf"},"courses":[{"id":1,"name":"Tajweed for beginners"},{"id":7,"name":"التجويد المتقدم"}],"students":4,"marked":0,"version":1},{"classId":3,"timingId":30,"day":"2026-03-25","heldOn":"2026-03-25","from":"07:00","to":"07:45","starts":{"at":"2026-03-25T02:00:00Z","offset":300,"viewerOffset":-360},"ends":{"at":"2026-03-25T02:45:00Z","offset":300,"viewerOffset":-360},"state":"planned","note":null,"title":"ناظرہ، صبح","link":"https://meet.maktab.test/nazra","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":2,"name":"ناظرہ قرآن"}],"students":5,"marked":0,"version":1},{"classId":7,"timingId":70,"day":"2026-03-26","heldOn":"2026-03-26","from":"15:00","to":"15:30","starts":{"at":"2026-03-26T10:00:00Z","offset":300,"viewerOffset":-360},"ends":{"at":"2026-03-26T10:30:00Z","offset":300,"viewerOffset":-360},"state":"planned","note":null,"title":"Qaida, little ones","link":"https://meet.maktab.test/qaida","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":4,"name":"Qaida for children"}],"students":7,"marked":0,"version":1},{"classId":6,"timingId":60,"day":"2026-03-26","heldOn":"2026-03-26","from":"19:00","to":"20:00","starts":{"at":"2026-03-26T14:00:00Z","offset":300,"viewerOffset":-360},"ends":{"at":"2026-03-26T15:00:00Z","offset":300,"viewerOffset":-360},"state":"planned","note":null,"title":"النحو، المستوى الأول","link":"https://meet.maktab.test/nahw","teacher":{"id":3,"name":"أحمد المنصوري"},"courses":[{"id":5,"name":"Arabic grammar I"}],"students":2,"marked":0,"version":1},{"classId":8,"timingId":80,"day":"2026-03-27","heldOn":"2026-03-27","from":"23:30","to":"00:30","starts":{"at":"2026-03-27T18:30:00Z","offset":300,"viewerOffset":-360},"ends":{"at":"2026-03-27T19:30:00Z","offset":300,"viewerOffset":-360},"state":"planned","note":null,"title":"Translation circle","link":"https://meet.maktab.test/translation","teacher":{"id":6,"name":"Ibrahim Okafor"},"courses":[{"id":8,"name":"Quran translation"}],"students":4,"marked":0,"version":1},{"classId":10,"timingId":100,"day":"2026-03-28","heldOn":"2026-03-28","from":"12:00","to":"13:30","starts":{"at":"2026-03-28T07:00:00Z","offset":300,"viewerOffset":-360},"ends":{"at":"2026-03-28T08:30:00Z","offset":300,"viewerOffset":-360},"state":"planned","note":null,"title":"Qira’at seminar","link":"https://meet.maktab.test/qiraat","teacher":{"id":7,"name":"فاطمة الزهراء"},"courses":[{"id":10,"name":"Qira’at, an introduction"}],"students":1,"marked":0,"version":1},{"classId":4,"timingId":40,"day":"2026-03-28","heldOn":"2026-03-28","from":"18:00","to":"19:00","starts":{"at":"2026-03-28T13:00:00Z","offset":300,"viewerOffset":-360},"ends":{"at":"2026-03-28T14:00:00Z","offset":300,"viewerOffset":-360},"state":"planned","note":null,"title":"سیرت کی نشست","link":"https://meet.maktab.test/seerat","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}],"students":3,"marked":0,"version":1},{"classId":5,"timingId":50,"day":"2026-03-29","heldOn":"2026-03-29","from":"17:15","to":"18:00","starts":{"at":"2026-03-29T12:15:00Z","offset":300,"viewerOffset":-360},"ends":{"at":"2026-03-29T13:00:00Z","offset":300,"viewerOffset":-360},"state":"planned","note":null,"title":"حلقة حفظ جزء عمّ","link":"https://meet.maktab.test/juz-amma","teacher":{"id":3,"name":"أحمد المنصوري"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}],"students":8,"marked":0,"version":1},{"classId":4,"timingId":41,"day":"2026-03-29","heldOn":"2026-03-29","from":"21:00","to":"22:00","starts":{"at":"2026-03-29T16:00:00Z","offset":300,"viewerOffset":-360},"ends":{"at":"2026-03-29T17:00:00Z","offset":300,"viewerOffset":-360},"state":"planned","note":null,"title":"سیرت کی نشست","link":"https://meet.maktab.test/seerat","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":6,"name":"سیرت النبی"},{"id":9,"name":"اسلامی آداب"}],"students":3,"marked":0,"version":1}],"withoutDays":[{"classId":9,"title":"التجويد المتقدم","link":"https://meet.maktab.test/tajweed-advanced","teacher":{"id":7,"name":"فاطمة الزهراء"},"times":[{"from":"18:30","to":"19:30"}]},{"classId":11,"title":"Arabic grammar, morning","link":"https://meet.maktab.test/grammar-morning","teacher":{"id":4,"name":"Khadija Rahman"},"times":[{"from":"09:00","to":"10:00"}]},{"classId":12,"title":"Catch-up hour","link":"https://meet.maktab.test/catch-up","teacher":{"id":1,"name":"Amina Yusuf"},"times":[{"from":"11:00","to":"12:00"}]}],"timeZone":"Asia/Karachi","zoneData":"2026b"},
    } satisfies Record<string, Answer<'getTimetable', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getTimetable', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getTimetable', 403>>,
    422: {
      invalid: {"error":{"from":["From isn’t in the right format"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'getTimetable', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getTimetable', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getTimetable', 503>>,
  },
  listOwedLessons: {
    200: {
      typical: {"lessons":[{"classId":12,"timingId":120,"day":"2026-03-25","heldOn":"2026-03-25","from":"11:00","to":"12:00","title":"Catch-up hour","students":3,"marked":1},{"classId":3,"timingId":30,"day":"2026-03-25","heldOn":"2026-03-25","from":"07:00","to":"07:45","title":"ناظرہ، صبح","students":5,"marked":0},{"classId":2,"timingId":20,"day":"2026-03-24","heldOn":"2026-03-24","from":"20:30","to":"21:30","title":"Tajweed, evening","students":4,"marked":0},{"classId":1,"timingId":10,"day":"2026-03-23","heldOn":"2026-03-23","from":"16:00","to":"17:00","title":"Tajweed, Monday group","students":6,"marked":0},{"classId":3,"timingId":30,"day":"2026-03-23","heldOn":"2026-03-23","from":"07:00","to":"07:45","title":"ناظرہ، صبح","students":5,"marked":2},{"classId":1,"timingId":10,"day":"2026-03-16","heldOn":"2026-03-16","from":"16:00","to":"17:00","title":"Tajweed, Monday group","students":6,"marked":5}]},
      empty: {"lessons":[]},
      longText: {"lessons":[{"classId":12,"timingId":120,"day":"2026-03-25","heldOn":"2026-03-25","from":"11:00","to":"12:00","title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","students":3,"marked":1},{"classId":3,"timingId":30,"day":"2026-03-25","heldOn":"2026-03-25","from":"07:00","to":"07:45","title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","students":5,"marked":0},{"classId":2,"timingId":20,"day":"2026-03-24","heldOn":"2026-03-24","from":"20:30","to":"21:30","title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","students":4,"marked":0},{"classId":1,"timingId":10,"day":"2026-03-23","heldOn":"2026-03-23","from":"16:00","to":"17:00","title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","students":6,"marked":0},{"classId":3,"timingId":30,"day":"2026-03-23","heldOn":"2026-03-23","from":"07:00","to":"07:45","title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","students":5,"marked":2},{"classId":1,"timingId":10,"day":"2026-03-16","heldOn":"2026-03-16","from":"16:00","to":"17:00","title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","students":6,"marked":5}]},
    } satisfies Record<string, Answer<'listOwedLessons', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listOwedLessons', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listOwedLessons', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listOwedLessons', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listOwedLessons', 503>>,
  },
  findClashes: {
    200: {
      none: {"mayGoOn":true,"clashes":[]},
      conflict: {"mayGoOn":true,"clashes":[{"who":"teacher","person":{"id":1,"name":"Amina Yusuf"},"with":"class","title":"Tajweed, evening","day":"2026-03-24","from":"20:30","to":"21:30","index":0},{"who":"student","person":{"id":2,"name":"محمد عثمان"},"with":"class","title":null,"day":"2026-03-31","from":"20:00","to":"21:00","index":0},{"who":"teacher","person":{"id":1,"name":"Amina Yusuf"},"with":"allotment","title":"Tajweed for beginners","day":"2026-03-24","from":"20:00","to":"21:00","index":0},{"who":"form","person":null,"with":"form","title":null,"day":"2026-03-24","from":"20:15","to":"20:45","index":1}]},
      conflictRefused: {"mayGoOn":false,"clashes":[{"who":"teacher","person":{"id":1,"name":"Amina Yusuf"},"with":"class","title":"Tajweed, evening","day":"2026-03-24","from":"20:30","to":"21:30","index":0},{"who":"student","person":{"id":2,"name":"محمد عثمان"},"with":"class","title":null,"day":"2026-03-31","from":"20:00","to":"21:00","index":0},{"who":"teacher","person":{"id":1,"name":"Amina Yusuf"},"with":"allotment","title":"Tajweed for beginners","day":"2026-03-24","from":"20:00","to":"21:00","index":0}]},
      trial: {"mayGoOn":true,"clashes":[{"who":"teacher","person":{"id":1,"name":"Amina Yusuf"},"with":"trial","title":"Elif Demir","day":"2026-11-19","from":"16:00","to":"16:30","index":0}]},
      longText: {"mayGoOn":true,"clashes":[{"who":"teacher","person":{"id":1,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"with":"class","title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","day":"2026-03-24","from":"20:30","to":"21:30","index":0},{"who":"student","person":{"id":2,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"with":"class","title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","day":"2026-03-31","from":"20:00","to":"21:00","index":0},{"who":"teacher","person":{"id":1,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"with":"allotment","title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays after the lesson","day":"2026-03-24","from":"20:00","to":"21:00","index":0}]},
    } satisfies Record<string, Answer<'findClashes', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'findClashes', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'findClashes', 403>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'findClashes', 413>>,
    422: {
      invalid: {"error":{"times":["Times are missing"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'findClashes', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'findClashes', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'findClashes', 503>>,
  },
  suggestTeachers: {
    200: {
      typical: {"suggestions":[{"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"freeMinutes":360,"free":[{"from":"16:00","to":"18:00","days":[3]},{"from":"17:00","to":"18:00","days":[1]},{"from":"22:00","to":"01:00","days":[6]}],"students":3,"lessonMinutes":240},{"teacher":{"id":7,"teach_id":"TCH-007","name":"فاطمة الزهراء"},"freeMinutes":240,"free":[{"from":"16:00","to":"18:00","days":[1,3]}],"students":2,"lessonMinutes":60},{"teacher":{"id":6,"teach_id":"TCH-006","name":"Ibrahim Okafor"},"freeMinutes":195,"free":[{"from":"16:00","to":"18:00","days":[1]},{"from":"22:00","to":"23:15","days":[6]}],"students":5,"lessonMinutes":600},{"teacher":{"id":2,"teach_id":"TCH-002","name":"حافظ بلال احمد"},"freeMinutes":60,"free":[{"from":"17:00","to":"18:00","days":[1]}],"students":4,"lessonMinutes":780},{"teacher":{"id":3,"teach_id":"TCH-003","name":"أحمد المنصوري"},"freeMinutes":45,"free":[{"from":"16:00","to":"16:45","days":[3]}],"students":1,"lessonMinutes":105},{"teacher":{"id":4,"teach_id":"TCH-004","name":"Khadija Rahman"},"freeMinutes":0,"free":[],"students":0,"lessonMinutes":0}],"wanted":[{"from":"16:00","to":"18:00","days":[1,3]},{"from":"22:00","to":"01:00","days":[6]}],"wantedMinutes":420,"timeZone":"UTC","studentZone":"Europe/London"},
      empty: {"suggestions":[],"wanted":[{"from":"16:00","to":"18:00","days":[1,3]},{"from":"22:00","to":"01:00","days":[6]}],"wantedMinutes":420,"timeZone":"UTC","studentZone":"Europe/London"},
      longText: {"suggestions":[{"teacher":{"id":1,"teach_id":"TCH-001","name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"freeMinutes":360,"free":[{"from":"16:00","to":"18:00","days":[3]},{"from":"17:00","to":"18:00","days":[1]},{"from":"22:00","to":"01:00","days":[6]}],"students":3,"lessonMinutes":240},{"teacher":{"id":7,"teach_id":"TCH-007","name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"freeMinutes":240,"free":[{"from":"16:00","to":"18:00","days":[1,3]}],"students":2,"lessonMinutes":60},{"teacher":{"id":6,"teach_id":"TCH-006","name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"freeMinutes":195,"free":[{"from":"16:00","to":"18:00","days":[1]},{"from":"22:00","to":"23:15","days":[6]}],"students":5,"lessonMinutes":600},{"teacher":{"id":2,"teach_id":"TCH-002","name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"freeMinutes":60,"free":[{"from":"17:00","to":"18:00","days":[1]}],"students":4,"lessonMinutes":780},{"teacher":{"id":3,"teach_id":"TCH-003","name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"freeMinutes":45,"free":[{"from":"16:00","to":"16:45","days":[3]}],"students":1,"lessonMinutes":105},{"teacher":{"id":4,"teach_id":"TCH-004","name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari"},"freeMinutes":0,"free":[],"students":0,"lessonMinutes":0}],"wanted":[{"from":"16:00","to":"18:00","days":[1,3]},{"from":"22:00","to":"01:00","days":[6]}],"wantedMinutes":420,"timeZone":"UTC","studentZone":"Europe/London"},
      noWishes: {"suggestions":[{"teacher":{"id":1,"teach_id":"TCH-001","name":"Amina Yusuf"},"freeMinutes":0,"free":[],"students":3,"lessonMinutes":240},{"teacher":{"id":7,"teach_id":"TCH-007","name":"فاطمة الزهراء"},"freeMinutes":0,"free":[],"students":2,"lessonMinutes":60},{"teacher":{"id":6,"teach_id":"TCH-006","name":"Ibrahim Okafor"},"freeMinutes":0,"free":[],"students":5,"lessonMinutes":600},{"teacher":{"id":2,"teach_id":"TCH-002","name":"حافظ بلال احمد"},"freeMinutes":0,"free":[],"students":4,"lessonMinutes":780},{"teacher":{"id":3,"teach_id":"TCH-003","name":"أحمد المنصوري"},"freeMinutes":0,"free":[],"students":1,"lessonMinutes":105},{"teacher":{"id":4,"teach_id":"TCH-004","name":"Khadija Rahman"},"freeMinutes":0,"free":[],"students":0,"lessonMinutes":0}],"wanted":[],"wantedMinutes":0,"timeZone":"UTC","studentZone":null},
    } satisfies Record<string, Answer<'suggestTeachers', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'suggestTeachers', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'suggestTeachers', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'suggestTeachers', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'suggestTeachers', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'suggestTeachers', 503>>,
  },
  changeLessons: {
    200: {
      saved: {"message":"Timetable updated","change":1},
    } satisfies Record<string, Answer<'changeLessons', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'changeLessons', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'changeLessons', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'changeLessons', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'changeLessons', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'changeLessons', 413>>,
    422: {
      invalid: {"error":{"day":["There’s no lesson on this day."]},"message":"Please check the highlighted fields."},
      conflict: {"error":{"to":["The teacher has another lesson at that time."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'changeLessons', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'changeLessons', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'changeLessons', 503>>,
  },
  undoLessonChange: {
    200: {
      saved: {"message":"Change undone"},
    } satisfies Record<string, Answer<'undoLessonChange', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'undoLessonChange', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'undoLessonChange', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'undoLessonChange', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'undoLessonChange', 409>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'undoLessonChange', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'undoLessonChange', 503>>,
  },
  excuseLesson: {
    200: {
      saved: {"message":"Excuse sent"},
    } satisfies Record<string, Answer<'excuseLesson', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'excuseLesson', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'excuseLesson', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'excuseLesson', 404>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'excuseLesson', 413>>,
    422: {
      invalid: {"error":{"day":["This lesson has already begun."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'excuseLesson', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'excuseLesson', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'excuseLesson', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'excuseLesson', 503>>,
  },
  withdrawExcuse: {
    200: {
      saved: {"message":"Excuse withdrawn"},
    } satisfies Record<string, Answer<'withdrawExcuse', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'withdrawExcuse', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'withdrawExcuse', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'withdrawExcuse', 404>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'withdrawExcuse', 413>>,
    422: {
      invalid: {"error":{"day":["This lesson has already begun."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'withdrawExcuse', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'withdrawExcuse', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'withdrawExcuse', 503>>,
  },
  listClassPractice: {
    200: {
      typical: {"practice":{"text":"Read al-Ma‘un 1–7 aloud, five times. Stretch every madd for two counts.","students":[{"student":{"id":4,"name":"Omar Haddad"},"text":"Only verses 1–3, slowly."}],"version":1},"previous":{"day":"2026-11-16","text":"Read al-Kawthar aloud, five times.","students":[{"id":1,"name":"Zaynab Malik","text":"Read al-Kawthar aloud, five times.","doneDays":["2026-11-17","2026-11-18","2026-11-20"],"days":4},{"id":4,"name":"Omar Haddad","text":"Only the first verse, slowly.","doneDays":["2026-11-19"],"days":4},{"id":6,"name":"Maryam Khan","text":"Read al-Kawthar aloud, five times.","doneDays":["2026-11-17","2026-11-18","2026-11-19","2026-11-20"],"days":4},{"id":10,"name":"Sara Thompson","text":"Read al-Kawthar aloud, five times.","doneDays":[],"days":4},{"id":12,"name":"Bilal Hussain","text":"Read al-Kawthar aloud, five times.","doneDays":["2026-11-18","2026-11-20"],"days":4},{"id":14,"name":"Adam Petrov","text":"Read al-Kawthar aloud, five times.","doneDays":[],"days":4}]}},
      empty: {"practice":null,"previous":null},
      longText: {"practice":{"text":"Read al-Ma‘un 1–7 aloud, five times a day, once before and once after school and three times in the evening. Listen to the recording first and stop where the reciter stops. Stretch every madd for two counts and hold the ghunnah in “innahum” until you can hear it clearly.","students":[{"student":{"id":1,"name":"Zaynab Fatima bint Muhammad Abdul-Rahman Malik al-Qurayshi"},"text":"Read al-Ma‘un 1–7 aloud, five times a day, once before and once after school and three times in the evening. Listen to the recording first and stop where the reciter stops. Stretch every madd for two counts and hold the ghunnah in “innahum” until you can hear it clearly."}],"version":1},"previous":{"day":"2026-11-16","text":"Read al-Ma‘un 1–7 aloud, five times a day, once before and once after school and three times in the evening. Listen to the recording first and stop where the reciter stops. Stretch every madd for two counts and hold the ghunnah in “innahum” until you can hear it clearly.","students":[{"id":1,"name":"Zaynab Fatima bint Muhammad Abdul-Rahman Malik al-Qurayshi","text":"Read al-Ma‘un 1–7 aloud, five times a day, once before and once after school and three times in the evening. Listen to the recording first and stop where the reciter stops. Stretch every madd for two counts and hold the ghunnah in “innahum” until you can hear it clearly.","doneDays":["2026-11-17","2026-11-18"],"days":4}]}},
      notSet: {"practice":null,"previous":{"day":"2026-11-16","text":"Read al-Kawthar aloud, five times.","students":[{"id":1,"name":"Zaynab Malik","text":"Read al-Kawthar aloud, five times.","doneDays":["2026-11-17","2026-11-18","2026-11-20"],"days":4},{"id":4,"name":"Omar Haddad","text":"Only the first verse, slowly.","doneDays":["2026-11-19"],"days":4},{"id":6,"name":"Maryam Khan","text":"Read al-Kawthar aloud, five times.","doneDays":["2026-11-17","2026-11-18","2026-11-19","2026-11-20"],"days":4},{"id":10,"name":"Sara Thompson","text":"Read al-Kawthar aloud, five times.","doneDays":[],"days":4},{"id":12,"name":"Bilal Hussain","text":"Read al-Kawthar aloud, five times.","doneDays":["2026-11-18","2026-11-20"],"days":4},{"id":14,"name":"Adam Petrov","text":"Read al-Kawthar aloud, five times.","doneDays":[],"days":4}]}},
    } satisfies Record<string, Answer<'listClassPractice', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listClassPractice', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listClassPractice', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'listClassPractice', 404>>,
    422: {
      invalid: {"error":{"day":["That date doesn’t exist."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'listClassPractice', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listClassPractice', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listClassPractice', 503>>,
  },
  savePractice: {
    200: {
      saved: {"message":"Practice saved"},
    } satisfies Record<string, Answer<'savePractice', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'savePractice', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'savePractice', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'savePractice', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'savePractice', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'savePractice', 413>>,
    422: {
      invalid: {"error":{"day":["This day is in the future."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'savePractice', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'savePractice', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'savePractice', 503>>,
  },
  listOwnPractice: {
    200: {
      typical: {"practices":[{"id":1,"classId":1,"title":"Tajweed, Monday group","teacher":{"id":1,"name":"Amina Yusuf"},"courses":[{"id":1,"name":"Tajweed for beginners"}],"text":"Read al-Ma‘un 1–7 aloud, five times. Stretch every madd for two counts.","setOn":"2026-03-23","until":{"at":"2026-03-30T16:00:00Z","offset":0,"viewerOffset":null},"days":[{"day":"2026-03-24","isDone":false},{"day":"2026-03-25","isDone":true},{"day":"2026-03-26","isDone":false},{"day":"2026-03-27","isDone":false},{"day":"2026-03-28","isDone":false},{"day":"2026-03-29","isDone":false}]},{"id":2,"classId":3,"title":"ناظرہ، صبح","teacher":{"id":2,"name":"حافظ بلال احمد"},"courses":[{"id":2,"name":"ناظرہ قرآن"}],"text":"سورۃ الفیل کی پہلی تین آیات زبانی دہرائیں۔","setOn":"2026-03-25","until":{"at":"2026-03-30T07:00:00Z","offset":0,"viewerOffset":null},"days":[{"day":"2026-03-26","isDone":false},{"day":"2026-03-27","isDone":false},{"day":"2026-03-28","isDone":false},{"day":"2026-03-29","isDone":false}]}]},
      empty: {"practices":[]},
      longText: {"practices":[{"id":1,"classId":1,"title":"Tajweed for adult beginners who read slowly, Monday and Wednesday evenings, for families with several children","teacher":{"id":1,"name":"Amina Yusuf bint Abdur-Rahman al-Karachi"},"courses":[{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher"}],"text":"Read al-Ma‘un 1–7 aloud, five times a day, once before and once after school and three times in the evening. Listen to the recording first and stop where the reciter stops. Stretch every madd for two counts and hold the ghunnah in “innahum” until you can hear it clearly. Then read the page that we began in the lesson, from the top to the third line, and mark the words that you find hard. Ask somebody at home to listen once.","setOn":"2026-03-23","until":null,"days":[{"day":"2026-03-24","isDone":true},{"day":"2026-03-25","isDone":true},{"day":"2026-03-26","isDone":false},{"day":"2026-03-27","isDone":true},{"day":"2026-03-28","isDone":false},{"day":"2026-03-29","isDone":false},{"day":"2026-03-30","isDone":false}]}]},
    } satisfies Record<string, Answer<'listOwnPractice', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listOwnPractice', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listOwnPractice', 403>>,
    422: {
      invalid: {"error":{"zone":["We don’t recognize this time zone."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'listOwnPractice', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listOwnPractice', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listOwnPractice', 503>>,
  },
  markPractice: {
    200: {
      saved: {"message":"Practice saved"},
    } satisfies Record<string, Answer<'markPractice', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'markPractice', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'markPractice', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'markPractice', 404>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'markPractice', 413>>,
    422: {
      invalid: {"error":{"day":["This day is in the future."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'markPractice', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'markPractice', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'markPractice', 503>>,
  },
  getCalendarFeed: {
    200: {
      typical: {"feed":{"createdAt":"2026-03-02T09:30:00Z","readAt":"2026-03-23T06:15:00Z"}},
      none: {"feed":null},
    } satisfies Record<string, Answer<'getCalendarFeed', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getCalendarFeed', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getCalendarFeed', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getCalendarFeed', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getCalendarFeed', 503>>,
  },
  createCalendarFeed: {
    200: {
      typical: {"message":"Calendar link created","path":"/calendar/an-example-of-a-secret-that-opens-nothing-at-all.ics"},
    } satisfies Record<string, Answer<'createCalendarFeed', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'createCalendarFeed', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'createCalendarFeed', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'createCalendarFeed', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'createCalendarFeed', 503>>,
  },
  revokeCalendarFeed: {
    200: {
      saved: {"message":"Calendar link turned off"},
    } satisfies Record<string, Answer<'revokeCalendarFeed', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'revokeCalendarFeed', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'revokeCalendarFeed', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'revokeCalendarFeed', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'revokeCalendarFeed', 503>>,
  },
  getReminders: {
    200: {
      typical: {"reminders":{"dayBefore":true,"hourBefore":true,"changes":true,"digest":true,"quietFrom":null,"quietTo":null,"timeZone":"Europe/London","language":"en"},"email":"zaynab.malik@maktab.test"},
      off: {"reminders":{"dayBefore":false,"hourBefore":false,"changes":false,"digest":false,"quietFrom":null,"quietTo":null,"timeZone":null,"language":"ar"},"email":"zaynab.malik@maktab.test"},
      quiet: {"reminders":{"dayBefore":true,"hourBefore":false,"changes":true,"digest":true,"quietFrom":"22:00","quietTo":"07:00","timeZone":"Asia/Karachi","language":"ur"},"email":"zaynab.malik@maktab.test"},
      withPush: {"reminders":{"dayBefore":true,"hourBefore":true,"changes":true,"digest":true,"quietFrom":null,"quietTo":null,"timeZone":"Europe/London","language":"en"},"email":"zaynab.malik@maktab.test","pushKey":"BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"},
    } satisfies Record<string, Answer<'getReminders', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getReminders', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getReminders', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getReminders', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getReminders', 503>>,
  },
  saveReminders: {
    200: {
      saved: {"message":"Reminders saved"},
    } satisfies Record<string, Answer<'saveReminders', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'saveReminders', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'saveReminders', 403>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'saveReminders', 413>>,
    422: {
      invalid: {"error":{"timeZone":["We don’t recognize this time zone."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'saveReminders', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'saveReminders', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'saveReminders', 503>>,
  },
  addReminderDevice: {
    200: {
      saved: {"message":"Notifications turned on for this device"},
    } satisfies Record<string, Answer<'addReminderDevice', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'addReminderDevice', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'addReminderDevice', 403>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'addReminderDevice', 413>>,
    422: {
      invalid: {"error":{"endpoint":["Notifications can only be sent through a browser’s push service."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'addReminderDevice', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'addReminderDevice', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'addReminderDevice', 503>>,
  },
  removeReminderDevice: {
    200: {
      saved: {"message":"Notifications turned off for this device"},
    } satisfies Record<string, Answer<'removeReminderDevice', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'removeReminderDevice', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'removeReminderDevice', 403>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'removeReminderDevice', 413>>,
    422: {
      invalid: {"error":{"endpoint":["Endpoint is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'removeReminderDevice', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'removeReminderDevice', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'removeReminderDevice', 503>>,
  },
  testReminder: {
    200: {
      saved: {"message":"Test reminder sent"},
    } satisfies Record<string, Answer<'testReminder', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'testReminder', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'testReminder', 403>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'testReminder', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'testReminder', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'testReminder', 503>>,
  },
  remindTeachers: {
    200: {
      sent: {"message":"Teachers reminded by email: 2"},
      sentBefore: {"message":"All of them were already reminded today."},
    } satisfies Record<string, Answer<'remindTeachers', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'remindTeachers', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'remindTeachers', 403>>,
    422: {
      withoutMail: {"error":"Email isn’t set up, so nobody was reminded."},
    } satisfies Record<string, Answer<'remindTeachers', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'remindTeachers', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'remindTeachers', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'remindTeachers', 503>>,
  },
  watchChanges: {
    200: {
      typical: {"changed":["accounts","students","student_timings","class_students","allotments","event_members"]},
      empty: {"changed":[]},
      longText: {"changed":["accounts","teachers","teacher_timings","students","student_timings","course_requests","courses","outlines","course_assignments","classes","class_timings","class_courses","class_students","class_student_timings","allotments","allotment_timings","attendance","reports","policies","events","event_members","purchases","receipts","fees","payment_entries","discounts","settings","lesson_changes","lesson_excuses","practices","practice_days","lesson_acts","acts","trials"]},
    } satisfies Record<string, Answer<'watchChanges', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'watchChanges', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'watchChanges', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'watchChanges', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'watchChanges', 503>>,
  },
  getSettings: {
    200: {
      typical: {"settings":{"name":"Maktab","currency":"USD","timeZone":"UTC","contactEmail":"office@maktab.test","contactPhone":"+92 21 555 0100","address":"12 Garden Road, near the old market\nLahore 54000, Pakistan","paymentInstructions":{"domestic":"Keep the receipt, or take a screenshot of the transfer confirmation.","international":"International transfers take two to five days. Choose “sender pays all fees”."},"paymentWays":{"domestic":[{"kind":"bank","name":"Example Bank","accountTitle":"Maktab (example)","accountNumber":"PK00 EXAM 0000 0000 0000 0000","branch":"Branch 0000, Karachi"},{"kind":"wallet","name":"JazzCash","accountTitle":"Maktab (example)","accountNumber":"0300 0000000","note":"The sender pays the wallet’s fee.","translations":{"ur":{"note":"والٹ کی فیس بھیجنے والا ادا کرے۔"},"ar":{"note":"يتحمّل المُرسِل رسوم المحفظة."}}}],"international":[{"kind":"bank","name":"Example Bank","accountTitle":"Maktab (example)","accountNumber":"PK00 EXAM 0000 0000 0000 0000","branch":"SWIFT EXAMPKKA"},{"kind":"wallet","name":"JazzCash","accountTitle":"Maktab (example)","accountNumber":"+92 300 0000000","note":"In your bank’s app, choose “Send to mobile wallet”.","translations":{"ur":{"note":"اپنے بینک کی ایپ میں “موبائل والٹ” کا انتخاب کریں۔"},"ar":{"note":"في تطبيق المصرف، يُرجى اختيار «إلى محفظة إلكترونية»."}}}]},"checkedWithinHours":24,"rates":[{"currency":"PKR","rate":"281.35","asOf":"2026-11-03"},{"currency":"GBP","rate":"0.7625","asOf":"2026-11-16"}],"frontPage":{"motto":"The Quran, read well and understood","about":"We teach children and adults the Quran and Arabic in small groups, in English, Urdu and Arabic.\nLessons are live, at times that suit families. If you miss one, your teacher tells you what to catch up on.","steps":[{},{"text":"We write to you within a day, and you decide."},{"title":"Join your first lesson"}],"shows":["courses","languages","outlines","policies","teachers","times"]},"translations":{"ur":{"motto":"قرآن: درست پڑھیں، سمجھ کر پڑھیں","about":"ہم بچوں اور بڑوں کو قرآن اور عربی پڑھاتے ہیں۔ ہر استاد کے پاس چند ہی طلبہ ہوتے ہیں، اور تعلیم انگریزی، اردو اور عربی میں ہے۔\nاسباق براہِ راست ہوتے ہیں اور ایسے وقت پر جو گھر والوں کے لیے مناسب ہو۔ جس کا کوئی سبق چھوٹ جائے، اسے بتایا جاتا ہے کہ کیا پڑھایا گیا۔","steps":[{},{"text":"ہم ایک دن کے اندر آپ کو لکھتے ہیں، فیصلہ آپ کا ہوتا ہے۔"},{"title":"پہلے سبق میں شامل ہوں"}],"paymentInstructions":{"domestic":"رسید سنبھال کر رکھیں، یا اسکرین کی وہ تصویر جس سے معلوم ہو کہ رقم بھیج دی گئی ہے۔","international":"بیرونِ ملک سے رقم پہنچنے میں دو سے پانچ دن لگتے ہیں۔ بینک کے تمام اخراجات بھیجنے والا ادا کرے۔"}},"ar":{"motto":"القرآن: تلاوة صحيحة وفهم","about":"نعلّم الأطفال والكبار القرآن واللغة العربية، مع عدد قليل من الطلاب لكل معلّم، بالإنجليزية والأردية والعربية.\nالدروس مباشرة وفي أوقات تناسب الأسرة. ومن فاته درس نُخبره بما جرى فيه.","steps":[{},{"text":"نكتب إليك خلال يوم واحد، والقرار لك."},{"title":"حضور الدرس الأول"}],"paymentInstructions":{"domestic":"يُرجى الاحتفاظ بالإيصال، أو بصورة من الشاشة تُظهر أن المبلغ أُرسل.","international":"يستغرق التحويل من الخارج من يومين إلى خمسة أيام. ويتحمّل المُرسِل جميع الرسوم."}}},"clashes":"ask","confirmsEmails":false,"acceptsPdfReceipts":false,"emailGreeting":"hello","weekStart":1,"teachersMayMessage":false,"offersTrials":true,"excuseRule":"Tell us at least two hours before the lesson. Lessons excused in time are made up within the month.","version":1},"sendsMails":true,"softwareVersion":"0.1.0","joinsAccounts":true,"keepsRequests":true},
      empty: {"settings":{"name":"Maktab","currency":"USD","timeZone":"UTC","paymentInstructions":{"domestic":"[Placeholder] Details for payments within the country aren’t available yet. Please contact the office.","international":"[Placeholder] Details for payments from abroad aren’t available yet. Please contact the office."},"paymentWays":{"domestic":[],"international":[]},"rates":[],"frontPage":{"shows":["courses","languages"]},"translations":{},"version":1,"confirmsEmails":false,"acceptsPdfReceipts":false,"emailGreeting":"hello","weekStart":1,"teachersMayMessage":false,"offersTrials":false,"excuseRule":""},"sendsMails":true,"softwareVersion":"0.1.0","joinsAccounts":true,"keepsRequests":true},
      rupees: {"settings":{"name":"مکتب النور","currency":"PKR","timeZone":"Asia/Karachi","paymentInstructions":{"domestic":"فیس ہر مہینے کی دس تاریخ تک جمع کروائیں۔","international":"[Placeholder] Pay by card.\nCard page: [address of the page]"},"paymentWays":{"domestic":[{"kind":"wallet","name":"JazzCash","accountTitle":"مکتب النور (مثال)","accountNumber":"0300 0000000"},{"kind":"bank","name":"مثالی بینک","accountTitle":"مکتب النور (مثال)","accountNumber":"PK00 EXAM 0000 0000 0000 0000","note":"برانچ میں جمع کروانے پر رسید پر مہر ضرور لگوائیں۔"}],"international":[]},"checkedWithinHours":48,"rates":[{"currency":"GBP","rate":"0.00271","asOf":"2026-09-30"}],"frontPage":{"motto":"قرآن، سمجھ کر اور سنوار کر","shows":["courses"]},"translations":{"en":{"motto":"The Quran, understood and recited beautifully","paymentInstructions":{"domestic":"Please pay the fee by the 10th of each month."}}},"clashes":"refuse","confirmsEmails":true,"acceptsPdfReceipts":true,"emailGreeting":"salam","weekStart":7,"teachersMayMessage":true,"offersTrials":true,"excuseRule":"سبق سے کم از کم دو گھنٹے پہلے اطلاع دیں۔","version":1},"sendsMails":true,"softwareVersion":"0.1.0","joinsAccounts":true,"keepsRequests":true},
      branded: {"settings":{"name":"مکتب النور","currency":"PKR","timeZone":"Asia/Karachi","contactEmail":"office@maktab.test","contactPhone":"+92 42 555 0123","address":"۱۲ گارڈن روڈ، پرانی منڈی کے قریب\nLahore 54000, Pakistan","logo":"/uploads/school-mark.png","frontPicture":{"url":"/uploads/school-front.jpg","width":1600,"height":900,"small":{"url":"/uploads/school-front-small.jpg","width":800},"description":"استاد اور دو بچے ایک کتاب سے پڑھ رہے ہیں"},"paymentInstructions":{"domestic":"[Placeholder] فیس اسکول کے بینک اکاؤنٹ میں جمع کروائیں۔","international":"[Placeholder] Pay by card."},"frontPage":{"motto":"قرآن، سمجھ کر اور سنوار کر","steps":[{"title":"کورس دیکھیں","text":"فارم بھیجیں؛ دفتر اسی دن فون کرتا ہے۔"},{},{"title":"پہلا سبق مفت"}],"shows":["courses","languages"]},"clashes":"refuse","version":2}},
      longText: {"settings":{"name":"Al-Noor Academy of Quran, Tajweed and Arabic Studies for Children, Families and New Muslims in Karachi, Lahore, London, Bradford and Dubai, Founded in Memory of Hafiz Muhammad Ibrahim al-Qureshi","currency":"USD","timeZone":"America/Argentina/ComodRivadavia","contactEmail":"the.office.of.the.school.that.teaches.on.every.day.of.the.week@a-very-long-name-of-a-school.maktab.test","contactPhone":"+92 21 555 0100 extension 12345678","address":"Second floor, Noor Plaza, 12 Garden Road, opposite the old market and behind the General Post Office, Gulberg III, Lahore 54000, Punjab, Pakistan. Visitors from outside the city can take the Orange Line to Gulberg station and walk for ten minutes along the canal; the entrance is in the side street next to the bakery, and the lift is to the left of the stairs. Deliveries are accepted from Monday to Thursday between nine in the morning and four in the afternoon.","paymentInstructions":{"domestic":"Please transfer the fee to the account below before the tenth of each month. Write the student’s full name and the payment reference in the note, so that we can match the transfer. International transfers usually take two to five working days, and some banks deduct a fee; please choose “sender pays all fees”. Keep the receipt or take a screenshot of the confirmation page, and upload it on the payment page. The office reviews receipts from Monday to Saturday between nine and five Karachi time, and you’ll receive an email when yours is approved. If you pay for several children, you can send one transfer, but please upload the receipt for each child. Cash payments are accepted at the office only, and you’ll always receive a stamped receipt. If you can’t pay on time, call us before the due date and we’ll find a solution together. Families with three or more children may ask for a sibling discount. We never ask for your password, card number or bank code by phone or email. Refunds are paid to the account the money came from, within ten working days.","international":"Please transfer the fee to the account below before the tenth of each month. Write the student’s full name and the payment reference in the note, so that we can match the transfer. International transfers usually take two to five working days, and some banks deduct a fee; please choose “sender pays all fees”. Keep the receipt or take a screenshot of the confirmation page, and upload it on the payment page. The office reviews receipts from Monday to Saturday between nine and five Karachi time, and you’ll receive an email when yours is approved. If you pay for several children, you can send one transfer, but please upload the receipt for each child. Cash payments are accepted at the office only, and you’ll always receive a stamped receipt. If you can’t pay on time, call us before the due date and we’ll find a solution together. Families with three or more children may ask for a sibling discount. We never ask for your password, card number or bank code by phone or email. Refunds are paid to the account the money came from, within ten working days."},"paymentWays":{"domestic":[{"kind":"bank","name":"The Example Commercial and Agricultural Bank of Punjab and the Northern Areas, Limited","accountTitle":"Al-Noor Academy of Quran, Tajweed and Arabic Studies (Private) Limited, Lahore (example)","accountNumber":"PK00EXAM000000000000000000000000000000000000000000000000","branch":"Main branch, first floor, 14-B Old Anarkali Bazaar Road, opposite the General Post Office","note":"Write the student’s full name and the payment reference in the note, so that we can match the transfer."},{"kind":"wallet","name":"AWalletWhoseNameIsOneWordAndLongerThanAnyPhoneIsWide","accountTitle":"Al-Noor Academy of Quran, Tajweed and Arabic Studies (Private) Limited, Lahore (example)","accountNumber":"+92 300 0000000"}],"international":[{"kind":"bank","name":"The Example Commercial and Agricultural Bank of Punjab and the Northern Areas, Limited","accountTitle":"Al-Noor Academy of Quran, Tajweed and Arabic Studies (Private) Limited, Lahore (example)","accountNumber":"PK00EXAM000000000000000000000000000000000000000000000000"}]},"checkedWithinHours":168,"rates":[{"currency":"IDR","rate":"1687345.12345678","asOf":"2026-11-16"},{"currency":"BAM","rate":"1.7","asOf":"2026-01-02"},{"currency":"KWD","rate":"0.00000001","asOf":"2026-11-16"}],"frontPage":{"motto":"Read the Quran well, understand what you read, and practise a little every day with a teacher who knows you","about":"We teach the Quran, Tajweed and Arabic to children and adults in English, Urdu and Arabic. Our teachers are graduates of well-known institutions and have taught online for many years. Groups are small, lessons are live, and every student reads in every lesson. Parents receive a written report each term and can follow attendance and progress at any time. Lessons are held in the afternoon and evening in Karachi, so families in Europe can join after school and families in America before it. New students start with a short conversation, so that we can suggest a course, a teacher and a time. The school was founded in memory of Hafiz Muhammad Ibrahim, who taught in his neighbourhood for fifty years. Scholarships are available for families who can’t afford the full fee. We’d be happy to show you a lesson before you decide.","steps":[{"title":"Choose a course and the times that suit your whole family","text":"Send us a photo or a screenshot of the receipt, with the amount, the date and the transaction number clearly visible. The office checks it within one working day and emails you as soon as your place in the group is confirmed."},{"title":"AStepWhoseNameIsOneWordAndLongerThanAnyPhoneIsWideOrTallToo","text":"AWordThatIsLongerThanAnyPhoneIsWideAWordThatIsLongerThanAnyPhoneIsWideAWordThatIsLongerThanAnyPhoneIsWideAWordThatIsLongerThanAnyPhoneIsWide"},{}],"shows":["courses","languages","outlines","policies","teachers","times"]},"translations":{"ur":{"motto":"یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں،","about":"یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، ","steps":[{"title":"ایک قدم جس کا نام اسکول نے جتنے الفاظ ممکن تھے اتنے میں","text":"یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، "}],"paymentInstructions":{"domestic":"یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، ","international":"یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، یہ جملہ اس سے کہیں لمبا ہے جتنا صفحہ بنانے والوں نے سوچا تھا، کیونکہ لوگ ویسے ہی لکھتے ہیں جیسے بولتے ہیں، "}}},"version":1}},
      wordsOnly: {"settings":{"name":"Maktab","currency":"USD","timeZone":"UTC","contactEmail":"office@maktab.test","paymentInstructions":{"domestic":"Transfer the fee to the school’s account.\nBank: [name of the bank]\nAccount: [number of the account]","international":"Pay by card or PayPal.\nPayPal: [address of the school]\nWrite the student’s name into the note."},"clashes":"ask","confirmsEmails":false,"version":1},"sendsMails":false},
      receiptsFirst: {"settings":{"name":"Maktab","currency":"USD","timeZone":"UTC","contactEmail":"office@maktab.test","paymentInstructions":{"domestic":"Keep the receipt, or take a screenshot of the transfer confirmation.","international":"International transfers take two to five days. Choose “sender pays all fees”."},"paymentWays":{"domestic":[{"kind":"bank","name":"Example Bank","accountTitle":"Maktab (example)","accountNumber":"PK00 EXAM 0000 0000 0000 0000","branch":"Branch 0000, Karachi"}],"international":[{"kind":"wallet","name":"JazzCash","accountTitle":"Maktab (example)","accountNumber":"+92 300 0000000"}]},"checkedWithinHours":24,"clashes":"ask","confirmsEmails":false,"acceptsPdfReceipts":false,"emailGreeting":"hello","weekStart":1,"teachersMayMessage":false,"version":1},"sendsMails":true,"softwareVersion":"0.1.0","joinsAccounts":true,"keepsRequests":false},
    } satisfies Record<string, Answer<'getSettings', 200>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getSettings', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getSettings', 503>>,
  },
  saveSettings: {
    200: {
      saved: {"message":"Settings saved"},
    } satisfies Record<string, Answer<'saveSettings', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'saveSettings', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'saveSettings', 403>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'saveSettings', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'saveSettings', 413>>,
    422: {
      invalid: {"error":{"name":["Name is required"],"currency":["Currency isn’t in the right format"]},"message":"Please check the highlighted fields."},
      unknownPlaces: {"error":{"currency":["We don’t recognize this currency code."],"timeZone":["We don’t recognize this time zone."]},"message":"Please check the highlighted fields."},
      unknownRates: {"error":{"rates[0].rate":["The rate must be more than 0."],"rates[1].currency":["This is the school’s own currency."],"rates[1].asOf":["This day is in the future."]},"message":"Please check the highlighted fields."},
      longSteps: {"error":{"frontPage.steps[0].title":["Title must have at most 60 characters"],"frontPage.steps[2].text":["Text must have at most 300 characters"]},"message":"Please check the highlighted fields."},
      longTranslations: {"error":{"translations.ur.motto":["Motto must have at most 120 characters"],"translations.ar.steps[0].title":["Title must have at most 60 characters"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'saveSettings', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'saveSettings', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'saveSettings', 503>>,
  },
  getFrontPage: {
    200: {
      typical: {"courses":[{"id":1,"languages":["english","urdu"],"outlines":[{"title":"The letters and their places"},{"title":"Heavy and light letters"},{"title":"مد کے قواعد"},{"title":"Noon sakinah and tanween"},{"title":"أحكام الميم الساكنة"},{"title":"Stopping and starting"}],"times":[{"from":"16:00","to":"17:00","days":[1]},{"from":"20:30","to":"21:30","days":[2]},{"from":"11:00","to":"12:00","days":[]}]},{"id":2,"languages":["urdu"],"outlines":[],"times":[{"from":"07:00","to":"07:45","days":[1,3]}]},{"id":3,"languages":["arabic","english"],"outlines":[],"times":[{"from":"17:15","to":"18:00","days":[7]}]},{"id":4,"languages":["urdu","english"],"outlines":[],"times":[{"from":"15:00","to":"15:30","days":[2,4]}]},{"id":5,"languages":["arabic"],"outlines":[],"times":[{"from":"19:00","to":"20:00","days":[4]},{"from":"09:00","to":"10:00","days":[]}]},{"id":6,"languages":["urdu"],"outlines":[],"times":[{"from":"18:00","to":"19:00","days":[6]},{"from":"21:00","to":"22:00","days":[7]}]},{"id":7,"languages":["arabic"],"outlines":[],"times":[{"from":"20:30","to":"21:30","days":[2]},{"from":"18:30","to":"19:30","days":[]}]},{"id":8,"languages":["english","urdu"],"outlines":[],"times":[{"from":"23:30","to":"00:30","days":[5]}]}],"policies":[{"title":"Attendance","description":"Tell your teacher in advance if you can’t come. After three absences without notice, we’ll call you.","translations":{"ur":{"title":"حاضری کی اطلاع","description":"اگر آپ نہ آ سکیں تو استاد کو پہلے بتائیں۔ بغیر اطلاع تین غیر حاضریوں پر دفتر آپ سے بات کرے گا۔"},"ar":{"title":"الغياب","description":"يُرجى إبلاغ المعلّم مسبقًا عند تعذّر الحضور. وبعد ثلاث مرات من الغياب دون إبلاغ تتحدث الإدارة مع الأسرة."}}},{"title":"حاضری","description":"ہر کلاس میں وقت پر حاضر ہوں۔","translations":{"en":{"title":"Punctuality","description":"Be on time for every class."},"ar":{"title":"الالتزام بالمواعيد","description":"يُرجى الحضور إلى كل حصة في موعدها."}}},{"title":"سداد الرسوم","description":"تسدد الرسوم قبل بداية الشهر.","translations":{"en":{"title":"Paying fees","description":"Fees are paid before the month begins."},"ur":{"title":"فیس کی ادائیگی","description":"فیس مہینہ شروع ہونے سے پہلے ادا کی جائے۔"}}},{"title":"Cameras","description":"Cameras are optional. Microphones stay muted until it’s your turn.","translations":{"ur":{"title":"کیمرا","description":"کیمرا چلانا آپ کی مرضی ہے۔ اپنی باری تک مائیک بند رکھیں۔"},"ar":{"title":"الكاميرا","description":"تشغيل الكاميرا اختياري. ويبقى الميكروفون مغلقًا حتى يحين دورك."}}},{"title":"Refunds","description":"You can cancel a course and get a full refund within seven days of its first lesson.","translations":{"ur":{"title":"رقم کی واپسی","description":"پہلی کلاس کے بعد سات دن کے اندر کورس چھوڑنے پر رقم واپس مل جاتی ہے۔"},"ar":{"title":"استرداد المبلغ","description":"يمكن الانسحاب من الدورة واسترداد المبلغ خلال سبعة أيام من الحصة الأولى."}}},{"title":"ادب","description":"استاد اور ساتھیوں کے ساتھ ادب سے بات کریں۔","translations":{"en":{"title":"Courtesy","description":"Speak politely to your teacher and your classmates."},"ar":{"title":"الأدب","description":"يُرجى مخاطبة المعلّم والزملاء بأدب."}}}],"teachers":[{"id":1,"name":"Amina Yusuf","about":"I teach children and beginners. We read slowly, laugh a lot, and repeat until it’s easy.","languages":["english","arabic"],"experienceYears":8,"photo":"/uploads/teacher-1.jpg","courseIds":[1,2,4,5,7,8]},{"id":2,"name":"حافظ بلال احمد","about":"دس سال سے ناظرہ اور تجوید پڑھا رہا ہوں۔ ہر بچے کو روز پڑھنے کا موقع ملتا ہے۔","languages":["urdu"],"experienceYears":10,"photo":null,"courseIds":[2,6,9]},{"id":3,"name":"أحمد المنصوري","about":"","languages":["arabic","english"],"experienceYears":null,"photo":null,"courseIds":[3,5]}]},
      empty: {"courses":[],"policies":[],"teachers":[]},
      longText: {"courses":[{"id":1,"languages":["urdu","english","arabic","AWordThatIsLongerThanAnyPhoneIsWideAndIsNoLanguageThatTheSchoolKnows"],"outlines":[{"title":"The letters and where they are pronounced: the throat, the tongue, the lips and the nasal cavity, with listening exercises, recordings to repeat at home and a short test at the end of every second lesson in the first month"},{"title":"The letters and where they are pronounced: the throat, the tongue, the lips and the nasal cavity, with listening exercises, recordings to repeat at home and a short test at the end of every second lesson in the first month"}],"times":[{"from":"06:00","to":"07:00","days":[1,2,3,4,5,6,7]},{"from":"07:00","to":"08:00","days":[1,2,3,4,5,6,7]},{"from":"08:00","to":"09:00","days":[1,2,3,4,5,6,7]},{"from":"09:00","to":"10:00","days":[1,2,3,4,5,6,7]},{"from":"10:00","to":"11:00","days":[1,2,3,4,5,6,7]},{"from":"11:00","to":"12:00","days":[1,2,3,4,5,6,7]},{"from":"12:00","to":"13:00","days":[1,2,3,4,5,6,7]},{"from":"13:00","to":"14:00","days":[1,2,3,4,5,6,7]},{"from":"14:00","to":"15:00","days":[1,2,3,4,5,6,7]},{"from":"15:00","to":"16:00","days":[1,2,3,4,5,6,7]},{"from":"16:00","to":"17:00","days":[1,2,3,4,5,6,7]},{"from":"17:00","to":"18:00","days":[1,2,3,4,5,6,7]},{"from":"18:00","to":"19:00","days":[1,2,3,4,5,6,7]},{"from":"19:00","to":"20:00","days":[1,2,3,4,5,6,7]},{"from":"20:00","to":"21:00","days":[1,2,3,4,5,6,7]},{"from":"21:00","to":"22:00","days":[1,2,3,4,5,6,7]}]}],"policies":[{"title":"Attendance, punctuality and missed lessons: how to tell your teacher in advance, what happens after three absences without notice, and how many lessons we replace when a student is ill or a family is travelling","description":"Please tell your teacher or the office at least two hours before a lesson if you can’t come. A lesson that is cancelled in time is replaced within the same month, and you can choose from the times the teacher offers. Lessons missed without notice are not replaced and count as absences. After three absences without notice we call the family to agree on a better time."}],"teachers":[{"id":1,"name":"Ustadh Muhammad Abdurrahman ibn Yusuf al-Andalusi, teacher of the evening classes","about":"I have taught children, teenagers and adults for many years, first at the mosque in our street and later online. In each lesson everyone reads, and nobody waits for long. We repeat the difficult letters together, record a few lines at home and listen to them in the next lesson. Parents are always welcome to sit beside their child, and every month I write what we have learned and what comes next. Students who are afraid of reading aloud begin with me alone, until they feel ready for the group.","languages":["urdu","english","arabic","AWordThatIsLongerThanAnyPhoneIsWideAndIsNoLanguageThatTheSchoolKnows"],"experienceYears":31,"photo":null,"courseIds":[1]}]},
      oneCourse: {"courses":[{"id":1,"languages":["english","urdu"],"outlines":[{"title":"The letters and their places","description":"Throat, tongue and lips: where each letter is pronounced."},{"title":"Heavy and light letters","description":"Which letters are always heavy, and which depend on their vowel."},{"title":"مد کے قواعد","description":"مد کی اقسام اور ان کی مقدار۔"},{"title":"Noon sakinah and tanween","description":"The four rules, with examples from short surahs."},{"title":"أحكام الميم الساكنة","description":"الإخفاء والإدغام والإظهار."},{"title":"Stopping and starting","description":"The stop signs of the printed Mushaf and where to start again."}],"times":[{"from":"16:00","to":"17:00","days":[1]},{"from":"20:30","to":"21:30","days":[2]},{"from":"11:00","to":"12:00","days":[]}]}],"policies":[],"teachers":[{"id":1,"name":"Amina Yusuf","about":"I teach children and beginners. We read slowly, laugh a lot, and repeat until it’s easy.","languages":["english","arabic"],"experienceYears":8,"photo":"/uploads/teacher-1.jpg","courseIds":[1,2,4,5,7,8]}]},
    } satisfies Record<string, Answer<'getFrontPage', 200>>,
    422: {
      invalid: {"error":{"course":["Course must be at least 1"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'getFrontPage', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getFrontPage', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getFrontPage', 503>>,
  },
  saveSchoolLogo: {
    200: {
      saved: {"message":"Logo saved"},
      taken: {"message":"Logo removed"},
    } satisfies Record<string, Answer<'saveSchoolLogo', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'saveSchoolLogo', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'saveSchoolLogo', 403>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'saveSchoolLogo', 413>>,
    422: {
      invalid: {"error":{"logo":["We couldn’t read this image. Choose another one."]}},
    } satisfies Record<string, Answer<'saveSchoolLogo', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'saveSchoolLogo', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'saveSchoolLogo', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'saveSchoolLogo', 503>>,
  },
  saveFrontPicture: {
    200: {
      saved: {"message":"Front page image saved"},
      taken: {"message":"Front page image removed"},
    } satisfies Record<string, Answer<'saveFrontPicture', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'saveFrontPicture', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'saveFrontPicture', 403>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'saveFrontPicture', 413>>,
    422: {
      invalid: {"error":{"frontPicture":["We couldn’t read this image. Choose another one."]}},
      nothingToDescribe: {"error":{"frontPicture":["Front picture is required"]}},
    } satisfies Record<string, Answer<'saveFrontPicture', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'saveFrontPicture', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'saveFrontPicture', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'saveFrontPicture', 503>>,
  },
  getSchoolStatus: {
    200: {
      typical: {"softwareVersion":"0.1.0","database":{"kind":"SQLite","bytes":18874368},"disk":{"freeBytes":42949672960,"totalBytes":64424509440},"lastBackup":"2026-11-21T02:00:00.000Z","mail":{"isSetUp":true,"queued":2,"failing":0,"lastGivenUp":null,"lastTest":{"at":"2026-10-05T10:15:00.000Z","isSent":true}},"gettingStarted":{"isHidden":false,"done":["name","currency","timeZone","payment","logo","mail","course","teacher","student"]}},
      empty: {"softwareVersion":"0.1.0","database":{"kind":"SQLite","bytes":425984},"disk":{"freeBytes":42949672960,"totalBytes":64424509440},"lastBackup":null,"mail":{"isSetUp":false,"queued":0,"failing":0,"lastGivenUp":null,"lastTest":null},"gettingStarted":{"isHidden":false,"done":[]}},
      newSchool: {"softwareVersion":"0.1.0","database":{"kind":"SQLite","bytes":1048576},"disk":{"freeBytes":42949672960,"totalBytes":64424509440},"lastBackup":null,"mail":{"isSetUp":true,"queued":0,"failing":0,"lastGivenUp":null,"lastTest":null},"gettingStarted":{"isHidden":false,"done":["name","currency","timeZone","course"]}},
      mailFailing: {"softwareVersion":"0.1.0","database":{"kind":"PostgreSQL","bytes":912680550},"disk":null,"lastBackup":"2026-09-11T02:00:00.000Z","mail":{"isSetUp":true,"queued":27,"failing":25,"lastGivenUp":"2026-11-20T21:30:00.000Z","lastTest":{"at":"2026-11-21T07:55:00.000Z","isSent":false}},"gettingStarted":{"isHidden":true,"done":["name","currency","timeZone","payment","logo","mail","course","teacher","student"]}},
      longText: {"softwareVersion":"12.345.6789-beta.20261127","database":{"kind":"PostgreSQL","bytes":9007199254740},"disk":{"freeBytes":123456789,"totalBytes":9876543210987},"lastBackup":"2026-11-21T02:00:00.000Z","mail":{"isSetUp":true,"queued":123456,"failing":98765,"lastGivenUp":"2026-11-02T21:30:00.000Z","lastTest":{"at":"2026-11-21T07:55:00.000Z","isSent":false}},"gettingStarted":{"isHidden":false,"done":["name","currency"]}},
    } satisfies Record<string, Answer<'getSchoolStatus', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getSchoolStatus', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getSchoolStatus', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getSchoolStatus', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getSchoolStatus', 503>>,
  },
  sendTestEmail: {
    200: {
      sent: {"message":"Test email sent to admin@maktab.test"},
      written: {"message":"Email isn’t set up, so the test email was saved as a file on the server."},
    } satisfies Record<string, Answer<'sendTestEmail', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'sendTestEmail', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'sendTestEmail', 403>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'sendTestEmail', 413>>,
    422: {
      invalid: {"error":{"email":["Email must be an email address"]},"message":"Please check the highlighted fields."},
      notSent: {"error":"The test email couldn’t be sent: The mail server can’t be reached: nothing listens at its address and port."},
    } satisfies Record<string, Answer<'sendTestEmail', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'sendTestEmail', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'sendTestEmail', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'sendTestEmail', 503>>,
  },
  hideGettingStarted: {
    200: {
      hidden: {"message":"First steps hidden"},
      shown: {"message":"First steps shown"},
    } satisfies Record<string, Answer<'hideGettingStarted', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'hideGettingStarted', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'hideGettingStarted', 403>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'hideGettingStarted', 413>>,
    422: {
      invalid: {"error":{"isHidden":["Is hidden is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'hideGettingStarted', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'hideGettingStarted', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'hideGettingStarted', 503>>,
  },
  listStaff: {
    200: {
      typical: {"staff":[{"id":1,"name":"Salma Farooq","email":"admin@maktab.test","part":"everything","status":"active","lastSignIn":"2026-11-21T06:12:00.000Z","invitedUntil":null,"isYou":true},{"id":30,"name":"Yusuf Rahman","email":"payments@maktab.test","part":"payments","status":"active","lastSignIn":"2026-11-20T14:45:00.000Z","invitedUntil":null,"isYou":false},{"id":31,"name":"مریم جاوید","email":"teaching@maktab.test","part":"teaching","status":"active","lastSignIn":"2026-11-18T09:03:00.000Z","invitedUntil":null,"isYou":false},{"id":32,"name":"Hana Siddiqui","email":"hana.siddiqui@maktab.test","part":"teaching","status":"invited","lastSignIn":null,"invitedUntil":"2026-11-28T08:00:00.000Z","isYou":false},{"id":33,"name":"أنس الخطيب","email":"anas.alkhatib@maktab.test","part":"payments","status":"blocked","lastSignIn":"2026-10-02T16:20:00.000Z","invitedUntil":null,"isYou":false},{"id":34,"name":"Daniel Weiss","email":"daniel.weiss@maktab.test","part":"payments","status":"invited","lastSignIn":null,"invitedUntil":null,"isYou":false}]},
      empty: {"staff":[]},
      alone: {"staff":[{"id":1,"name":"Salma Farooq","email":"admin@maktab.test","part":"everything","status":"active","lastSignIn":"2026-11-21T06:12:00.000Z","invitedUntil":null,"isYou":true}]},
      longText: {"staff":[{"id":1,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari, known to his students and neighbours as Abu Bakr Nuruddin al-Hashimi","email":"a.very.long.name.that.does.not.end.a.very.long.name.that.does.not.end.a.very.long.name.that.does.not.end.a.very.long.name.that.does.not.end.a.very.long.name.that.does.not.end.@maktab.test","part":"everything","status":"active","lastSignIn":"2026-11-21T06:12:00.000Z","invitedUntil":null,"isYou":true},{"id":35,"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari, known to his students and neighbours as Abu Bakr Nuruddin al-Hashimi","email":"a.very.long.name.that.does.not.end.a.very.long.name.that.does.not.end.a.very.long.name.that.does.not.end.a.very.long.name.that.does.not.end.a.very.long.name.that.does.not.end.@maktab.test","part":"teaching","status":"invited","lastSignIn":null,"invitedUntil":"2026-11-28T08:00:00.000Z","isYou":false}]},
    } satisfies Record<string, Answer<'listStaff', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listStaff', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listStaff', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listStaff', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listStaff', 503>>,
  },
  inviteStaff: {
    200: {
      invited: {"message":"Invitation sent","link":"https://maktab.test/reset-password/kq1Z0d4vV7n2jJx3uYcPq8sLrT5wBfGhAeMoNiKzXyQ/bushra.aziz%40maktab.test","until":"2026-11-28T08:00:00.000Z","isMailed":true},
      withoutMail: {"message":"Invitation created","link":"https://maktab.test/reset-password/kq1Z0d4vV7n2jJx3uYcPq8sLrT5wBfGhAeMoNiKzXyQ/bushra.aziz%40maktab.test","until":"2026-11-28T08:00:00.000Z","isMailed":false},
    } satisfies Record<string, Answer<'inviteStaff', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'inviteStaff', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'inviteStaff', 403>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'inviteStaff', 413>>,
    422: {
      invalid: {"error":{"email":["An account with this email already exists."]},"message":"Please check the highlighted fields."},
      blank: {"error":{"name":["Name is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'inviteStaff', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'inviteStaff', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'inviteStaff', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'inviteStaff', 503>>,
  },
  editStaff: {
    200: {
      saved: {"message":"Staff updated"},
    } satisfies Record<string, Answer<'editStaff', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'editStaff', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'editStaff', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'editStaff', 404>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'editStaff', 413>>,
    422: {
      invalid: {"error":{"name":["Name is required"]},"message":"Please check the highlighted fields."},
      last: {"error":{"part":["Nobody else with full access could sign in. Give someone else full access first."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'editStaff', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'editStaff', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'editStaff', 503>>,
  },
  blockStaff: {
    200: {
      blocked: {"message":"Access blocked"},
      unblocked: {"message":"Access restored"},
    } satisfies Record<string, Answer<'blockStaff', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'blockStaff', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'blockStaff', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'blockStaff', 404>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'blockStaff', 413>>,
    422: {
      invalid: {"error":{"blocked":["Blocked is required"]},"message":"Please check the highlighted fields."},
      last: {"error":"Nobody else with full access could sign in. Give someone else full access first."},
    } satisfies Record<string, Answer<'blockStaff', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'blockStaff', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'blockStaff', 503>>,
  },
  createStaffLink: {
    200: {
      created: {"message":"New link sent","link":"https://maktab.test/reset-password/kq1Z0d4vV7n2jJx3uYcPq8sLrT5wBfGhAeMoNiKzXyQ/hana.siddiqui%40maktab.test","until":"2026-11-28T08:00:00.000Z","isMailed":true},
      withoutMail: {"message":"New link created","link":"https://maktab.test/reset-password/kq1Z0d4vV7n2jJx3uYcPq8sLrT5wBfGhAeMoNiKzXyQ/hana.siddiqui%40maktab.test","until":"2026-11-28T08:00:00.000Z","isMailed":false},
    } satisfies Record<string, Answer<'createStaffLink', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'createStaffLink', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'createStaffLink', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'createStaffLink', 404>>,
    422: {
      invalid: {"error":"This person has set a password already. They can use “Forgot password”."},
    } satisfies Record<string, Answer<'createStaffLink', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'createStaffLink', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'createStaffLink', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'createStaffLink', 503>>,
  },
  deleteStaff: {
    200: {
      removed: {"message":"Removed from staff"},
    } satisfies Record<string, Answer<'deleteStaff', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'deleteStaff', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'deleteStaff', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'deleteStaff', 404>>,
    422: {
      invalid: {"error":"Nobody else with full access could sign in. Give someone else full access first."},
    } satisfies Record<string, Answer<'deleteStaff', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'deleteStaff', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'deleteStaff', 503>>,
  },
  listWaiting: {
    200: {
      typical: {"items":[{"kind":"eventPayment","key":"eventPayment-2","id":2,"since":"2026-05-02T09:12:00.000Z","person":{"id":2,"name":"محمد عثمان","code":"STD-002"},"what":"محفلِ قراءت","courseId":null,"eventId":2,"version":2,"price":10,"priceNow":10,"receipt":"/uploads/receipt-2.jpg","paymentMethod":"Bank transfer","reference":"E-2","amount":10,"discount":0,"discountName":null,"lessons":null},{"kind":"application","key":"application-5","id":5,"since":"2026-05-14T06:30:00.000Z","person":{"id":5,"name":"سعدیہ قریشی","code":null},"what":null,"courseId":null,"eventId":null,"version":1,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null},{"kind":"coursePayment","key":"coursePayment-31","id":31,"since":"2026-06-01T11:05:00.000Z","person":{"id":14,"name":"Adam Petrov","code":null},"what":"Qira’at, an introduction","courseId":10,"eventId":null,"version":null,"price":110,"priceNow":120.5,"receipt":"/uploads/receipt-1.jpg","paymentMethod":"EasyPaisa","reference":"C-31","amount":110,"discount":0,"discountName":null,"lessons":null},{"kind":"coursePayment","key":"coursePayment-34","id":34,"since":"2026-06-04T17:20:00.000Z","person":{"id":19,"name":"مريم الفاسي","code":null},"what":"حفظ جزء عمّ","courseId":3,"eventId":null,"version":null,"price":60,"priceNow":60,"receipt":"/uploads/receipt-4.jpg","paymentMethod":"Bank transfer","reference":"C-34","amount":60,"discount":0,"discountName":null,"lessons":null},{"kind":"application","key":"application-8","id":8,"since":"2026-08-17T10:10:00.000Z","person":{"id":8,"name":"Yasmin Dupont","code":null},"what":null,"courseId":null,"eventId":null,"version":1,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null},{"kind":"overdueFee","key":"overdueFee-3","id":3,"since":"2026-10-26T19:00:00.000Z","person":{"id":1,"name":"Zaynab Malik","code":"STD-001"},"what":"Tajweed for beginners, 2026-10","courseId":1,"eventId":null,"version":1,"price":45,"priceNow":45,"receipt":null,"paymentMethod":null,"reference":"F1-1-2610V","amount":45,"discount":0,"discountName":null,"lessons":null,"fee":{"id":3,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-10","dueOn":"2026-10-26","status":"overdue","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2610V","receipt":null,"paymentMethod":null,"origin":null,"transactionId":null,"sentAt":null,"seenAt":null,"decidedAt":null,"reason":null,"history":[]}},{"kind":"studentWithoutId","key":"studentWithoutId-14","id":14,"since":"2026-05-20T15:45:00.000Z","person":{"id":14,"name":"Adam Petrov","code":null},"what":null,"courseId":null,"eventId":null,"version":1,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null},{"kind":"studentWithoutTeacher","key":"studentWithoutTeacher-33","id":33,"since":"2026-06-03T08:00:00.000Z","person":{"id":11,"name":"نور الهدى","code":"STD-011"},"what":"التجويد المتقدم","courseId":7,"eventId":null,"version":null,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null},{"kind":"studentWithoutId","key":"studentWithoutId-19","id":19,"since":"2026-06-04T17:20:00.000Z","person":{"id":19,"name":"مريم الفاسي","code":null},"what":null,"courseId":null,"eventId":null,"version":1,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null},{"kind":"owedRegister","key":"owedRegister-1","id":1,"since":"2026-06-08T12:00:00.000Z","person":{"id":1,"name":"Amina Yusuf","code":"TCH-001"},"what":"Tajweed, Monday group","courseId":null,"eventId":null,"version":null,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":4,"owed":{"language":"en","oldest":[{"title":"Tajweed, Monday group","day":"2026-06-08","students":["Zaynab Malik","محمد عثمان"]},{"title":"ناظرہ قرآن","day":"2026-06-09","students":["عائشہ صدیقی"]}]}},{"kind":"owedRegister","key":"owedRegister-2","id":2,"since":"2026-06-10T14:00:00.000Z","person":{"id":2,"name":"حافظ بلال احمد","code":"TCH-002"},"what":"ناظرہ قرآن","courseId":null,"eventId":null,"version":null,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":2,"owed":{"language":"ur","oldest":[{"title":"ناظرہ قرآن","day":"2026-06-10","students":["عائشہ صدیقی"]}]}}],"counts":{"application":2,"coursePayment":2,"eventPayment":1,"studentWithoutId":2,"studentWithoutTeacher":1,"owedRegister":2,"feePayment":0,"overdueFee":1,"courseRequest":0,"trial":0},"oldest":{"application":"2026-05-14T06:30:00.000Z","coursePayment":"2026-06-01T11:05:00.000Z","eventPayment":"2026-05-02T09:12:00.000Z","studentWithoutId":"2026-05-20T15:45:00.000Z","studentWithoutTeacher":"2026-06-03T08:00:00.000Z","owedRegister":"2026-06-08T12:00:00.000Z","overdueFee":"2026-10-26T19:00:00.000Z"},"missedLessons":6,"next":null},
      empty: {"items":[],"counts":{"application":0,"coursePayment":0,"eventPayment":0,"studentWithoutId":0,"studentWithoutTeacher":0,"owedRegister":0,"feePayment":0,"overdueFee":0,"courseRequest":0,"trial":0},"oldest":{},"missedLessons":0,"next":null},
      fees: {"items":[{"kind":"feePayment","key":"feePayment-2","id":2,"since":"2026-11-19T09:30:00.000Z","person":{"id":1,"name":"Zaynab Malik","code":"STD-001"},"what":"Tajweed for beginners, 2026-09","courseId":1,"eventId":null,"version":2,"price":45,"priceNow":45,"amount":45,"discount":0,"discountName":null,"receipt":"/uploads/receipt-1.jpg","paymentMethod":"bank transfer","reference":"F1-1-2609C","lessons":null}],"counts":{"application":0,"coursePayment":0,"eventPayment":0,"studentWithoutId":0,"studentWithoutTeacher":0,"owedRegister":0,"feePayment":1,"overdueFee":0,"courseRequest":0,"trial":0},"oldest":{"feePayment":"2026-11-19T09:30:00.000Z"},"missedLessons":0,"next":null},
      trials: {"items":[{"kind":"trial","key":"trial-2","id":2,"since":"2026-11-17T22:15:00.000Z","person":{"id":2,"name":"حسن رضا","code":null},"what":"ناظرہ قرآن","courseId":2,"eventId":null,"version":1,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null,"trial":{"id":2,"version":1,"status":"requested","name":"حسن رضا","age":11,"language":"urdu","pageLanguage":"ur","phone":"+1 212 555 0117","path":"/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq62","zone":"America/New_York","course":{"id":2,"name":"ناظرہ قرآن"},"requestedAt":"2026-11-17T22:15:00.000Z","wishes":[{"at":"2026-11-27T14:00:00Z","offset":0,"viewerOffset":-300}],"lesson":null,"reason":null,"note":null,"studentId":null}},{"kind":"trial","key":"trial-1","id":1,"since":"2026-11-18T07:40:00.000Z","person":{"id":1,"name":"Zoya Iqbal","code":null},"what":"Qaida for children","courseId":4,"eventId":null,"version":1,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null,"trial":{"id":1,"version":1,"status":"requested","name":"Zoya Iqbal","age":8,"language":"english","pageLanguage":"en","phone":"+44 20 5550142","path":"/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq61","zone":"Europe/London","course":{"id":4,"name":"Qaida for children"},"requestedAt":"2026-11-18T07:40:00.000Z","wishes":[{"at":"2026-11-26T16:00:00Z","offset":0,"viewerOffset":0},{"at":"2026-11-27T10:00:00Z","offset":0,"viewerOffset":0}],"lesson":null,"reason":null,"note":null,"studentId":null}}],"counts":{"application":0,"coursePayment":0,"eventPayment":0,"studentWithoutId":0,"studentWithoutTeacher":0,"owedRegister":0,"feePayment":0,"overdueFee":0,"courseRequest":0,"trial":2},"oldest":{"trial":"2026-11-17T22:15:00.000Z"},"missedLessons":0,"next":null},
      together: {"items":[{"kind":"feePayment","key":"feePayment-2","id":2,"since":"2026-11-19T09:30:00.000Z","person":{"id":1,"name":"Zaynab Malik","code":"STD-001"},"what":"Tajweed for beginners, 2026-09","courseId":1,"eventId":null,"version":2,"price":45,"priceNow":45,"amount":45,"discount":0,"discountName":null,"receipt":"/uploads/receipt-1.jpg","paymentMethod":"bank transfer","reference":"F1-1-2609C","together":[{"kind":"fee","id":3,"person":{"id":1,"name":"Zaynab Malik"},"what":"Tajweed for beginners, 2026-10","amount":45,"paymentStatus":"pending","version":2},{"kind":"fee","id":9,"person":{"id":2,"name":"محمد عثمان"},"what":"ناظرہ قرآن, 2026-11","amount":40,"paymentStatus":"pending","version":2}],"lessons":null},{"kind":"feePayment","key":"feePayment-3","id":3,"since":"2026-11-19T09:30:00.000Z","person":{"id":1,"name":"Zaynab Malik","code":"STD-001"},"what":"Tajweed for beginners, 2026-10","courseId":1,"eventId":null,"version":2,"price":45,"priceNow":45,"amount":45,"discount":0,"discountName":null,"receipt":"/uploads/receipt-1.jpg","paymentMethod":"bank transfer","reference":"F1-1-2610V","together":[{"kind":"fee","id":2,"person":{"id":1,"name":"Zaynab Malik"},"what":"Tajweed for beginners, 2026-09","amount":45,"paymentStatus":"pending","version":2},{"kind":"fee","id":9,"person":{"id":2,"name":"محمد عثمان"},"what":"ناظرہ قرآن, 2026-11","amount":40,"paymentStatus":"pending","version":2}],"lessons":null},{"kind":"feePayment","key":"feePayment-9","id":9,"since":"2026-11-19T09:30:00.000Z","person":{"id":2,"name":"محمد عثمان","code":"STD-002"},"what":"ناظرہ قرآن, 2026-11","courseId":2,"eventId":null,"version":2,"price":40,"priceNow":40,"amount":40,"discount":0,"discountName":null,"receipt":"/uploads/receipt-1.jpg","paymentMethod":"bank transfer","reference":"F2-2-2611M","together":[{"kind":"fee","id":2,"person":{"id":1,"name":"Zaynab Malik"},"what":"Tajweed for beginners, 2026-09","amount":45,"paymentStatus":"pending","version":2},{"kind":"fee","id":3,"person":{"id":1,"name":"Zaynab Malik"},"what":"Tajweed for beginners, 2026-10","amount":45,"paymentStatus":"pending","version":2}],"lessons":null}],"counts":{"application":0,"coursePayment":0,"eventPayment":0,"studentWithoutId":0,"studentWithoutTeacher":0,"owedRegister":0,"feePayment":3,"overdueFee":0,"courseRequest":0,"trial":0},"oldest":{"feePayment":"2026-11-19T09:30:00.000Z"},"missedLessons":0,"next":null},
      longText: {"items":[{"kind":"eventPayment","key":"eventPayment-2","id":2,"since":"2026-05-02T09:12:00.000Z","person":{"id":2,"name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi Malik of Karachi, daughter of Imran and Amina Malik","code":"STD-002"},"what":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week","courseId":null,"eventId":2,"version":2,"price":10,"priceNow":10,"receipt":"/uploads/receipt-2.jpg","paymentMethod":"Bank transfer","reference":"E-2","amount":10,"discount":0,"discountName":null,"lessons":null},{"kind":"application","key":"application-5","id":5,"since":"2026-05-14T06:30:00.000Z","person":{"id":5,"name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi Malik of Karachi, daughter of Imran and Amina Malik","code":null},"what":null,"courseId":null,"eventId":null,"version":1,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null},{"kind":"coursePayment","key":"coursePayment-31","id":31,"since":"2026-06-01T11:05:00.000Z","person":{"id":14,"name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi Malik of Karachi, daughter of Imran and Amina Malik","code":null},"what":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week","courseId":10,"eventId":null,"version":null,"price":110,"priceNow":120.5,"receipt":"/uploads/receipt-1.jpg","paymentMethod":"EasyPaisa","reference":"C-31","amount":110,"discount":0,"discountName":null,"lessons":null},{"kind":"coursePayment","key":"coursePayment-34","id":34,"since":"2026-06-04T17:20:00.000Z","person":{"id":19,"name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi Malik of Karachi, daughter of Imran and Amina Malik","code":null},"what":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week","courseId":3,"eventId":null,"version":null,"price":60,"priceNow":60,"receipt":"/uploads/receipt-4.jpg","paymentMethod":"Bank transfer","reference":"C-34","amount":60,"discount":0,"discountName":null,"lessons":null},{"kind":"overdueFee","key":"overdueFee-6","id":6,"since":"2026-10-26T19:00:00.000Z","person":{"id":1,"name":"Zaynab Fatimah bint Abdurrahman ibn Muhammad al-Andalusi Malik of Bradford and Leeds","code":"STD-001"},"what":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week, 2026-10","courseId":1,"eventId":null,"version":1,"price":1234567.89,"priceNow":1234567.89,"receipt":null,"paymentMethod":null,"reference":"F1-1-2610X","amount":1234567.89,"discount":0,"discountName":null,"lessons":null,"fee":{"id":6,"version":1,"student":{"id":1,"name":"Zaynab Fatimah bint Abdurrahman ibn Muhammad al-Andalusi Malik of Bradford and Leeds","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week"},"purchaseId":101,"feesEndedAt":null,"month":"2026-10","dueOn":"2026-10-26","status":"overdue","isRejected":true,"price":1234567.89,"discount":0,"discountName":null,"amount":1234567.89,"currency":"USD","reference":"F1-1-2610X","receipt":"/uploads/receipt-1.jpg","paymentMethod":"bank transfer","origin":"domestic","transactionId":"TRX-3000006","sentAt":"2026-10-20T12:00:00.000Z","seenAt":"2026-10-21T07:14:00.000Z","decidedAt":"2026-10-21T07:15:00.000Z","reason":"The amount on the receipt doesn’t match the fee, the sender’s name isn’t on the account, and the date is from last year. Please send a clear photo of this month’s full receipt, or call the office between nine and five.","history":[{"id":36,"status":"rejected","sentAt":"2026-10-20T12:00:00.000Z","seenAt":"2026-10-21T07:14:00.000Z","decidedAt":"2026-10-21T07:15:00.000Z","reason":"The amount on the receipt doesn’t match the fee, the sender’s name isn’t on the account, and the date is from last year. Please send a clear photo of this month’s full receipt, or call the office between nine and five."}]}},{"kind":"studentWithoutId","key":"studentWithoutId-14","id":14,"since":"2026-05-20T15:45:00.000Z","person":{"id":14,"name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi Malik of Karachi, daughter of Imran and Amina Malik","code":null},"what":null,"courseId":null,"eventId":null,"version":1,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null},{"kind":"studentWithoutTeacher","key":"studentWithoutTeacher-33","id":33,"since":"2026-06-03T08:00:00.000Z","person":{"id":11,"name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi Malik of Karachi, daughter of Imran and Amina Malik","code":"STD-011"},"what":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week","courseId":7,"eventId":null,"version":null,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null},{"kind":"studentWithoutId","key":"studentWithoutId-19","id":19,"since":"2026-06-04T17:20:00.000Z","person":{"id":19,"name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi Malik of Karachi, daughter of Imran and Amina Malik","code":null},"what":null,"courseId":null,"eventId":null,"version":1,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null},{"kind":"owedRegister","key":"owedRegister-1","id":1,"since":"2026-06-08T12:00:00.000Z","person":{"id":1,"name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi Malik of Karachi, daughter of Imran and Amina Malik","code":"TCH-001"},"what":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one surah a week","courseId":null,"eventId":null,"version":null,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":4}],"counts":{"application":1,"coursePayment":2,"eventPayment":1,"studentWithoutId":2,"studentWithoutTeacher":1,"owedRegister":1,"feePayment":0,"overdueFee":1,"courseRequest":0,"trial":0},"oldest":{"application":"2026-05-14T06:30:00.000Z","coursePayment":"2026-06-01T11:05:00.000Z","eventPayment":"2026-05-02T09:12:00.000Z","studentWithoutId":"2026-05-20T15:45:00.000Z","studentWithoutTeacher":"2026-06-03T08:00:00.000Z","owedRegister":"2026-06-08T12:00:00.000Z","overdueFee":"2026-10-26T19:00:00.000Z"},"missedLessons":4,"next":null},
      requests: {"items":[{"kind":"courseRequest","key":"courseRequest-1","id":1,"since":"2026-06-02T08:20:00.000Z","person":{"id":14,"name":"Adam Petrov","code":null},"what":"Qaida for children","courseId":4,"eventId":null,"version":null,"price":25,"priceNow":25,"receipt":null,"paymentMethod":null,"reference":null,"amount":25,"discount":0,"discountName":null,"lessons":null,"wishes":[{"from":"15:00","to":"15:30","days":[6,7]},{"from":"17:00","to":"17:30","days":[]}]},{"kind":"courseRequest","key":"courseRequest-2","id":2,"since":"2026-06-03T14:45:00.000Z","person":{"id":2,"name":"محمد عثمان","code":"STD-002"},"what":"التجويد المتقدم","courseId":7,"eventId":null,"version":null,"price":75,"priceNow":75,"receipt":null,"paymentMethod":null,"reference":null,"amount":75,"discount":0,"discountName":null,"lessons":null,"wishes":[]}],"counts":{"application":0,"coursePayment":0,"eventPayment":0,"studentWithoutId":0,"studentWithoutTeacher":0,"owedRegister":0,"feePayment":0,"overdueFee":0,"courseRequest":2,"trial":0},"oldest":{"courseRequest":"2026-06-02T08:20:00.000Z"},"missedLessons":0,"next":null},
      hundreds: {"items":[{"kind":"eventPayment","key":"eventPayment-2","id":2,"since":"2026-05-02T09:12:00.000Z","person":{"id":2,"name":"محمد عثمان","code":"STD-002"},"what":"محفلِ قراءت","courseId":null,"eventId":2,"version":2,"price":10,"priceNow":10,"receipt":"/uploads/receipt-2.jpg","paymentMethod":"Bank transfer","reference":"E-2","amount":10,"discount":0,"discountName":null,"lessons":null},{"kind":"application","key":"application-5","id":5,"since":"2026-05-14T06:30:00.000Z","person":{"id":5,"name":"سعدیہ قریشی","code":null},"what":null,"courseId":null,"eventId":null,"version":1,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null},{"kind":"coursePayment","key":"coursePayment-31","id":31,"since":"2026-06-01T11:05:00.000Z","person":{"id":14,"name":"Adam Petrov","code":null},"what":"Qira’at, an introduction","courseId":10,"eventId":null,"version":null,"price":110,"priceNow":120.5,"receipt":"/uploads/receipt-1.jpg","paymentMethod":"EasyPaisa","reference":"C-31","amount":110,"discount":0,"discountName":null,"lessons":null},{"kind":"coursePayment","key":"coursePayment-34","id":34,"since":"2026-06-04T17:20:00.000Z","person":{"id":19,"name":"مريم الفاسي","code":null},"what":"حفظ جزء عمّ","courseId":3,"eventId":null,"version":null,"price":60,"priceNow":60,"receipt":"/uploads/receipt-4.jpg","paymentMethod":"Bank transfer","reference":"C-34","amount":60,"discount":0,"discountName":null,"lessons":null},{"kind":"application","key":"application-8","id":8,"since":"2026-08-17T10:10:00.000Z","person":{"id":8,"name":"Yasmin Dupont","code":null},"what":null,"courseId":null,"eventId":null,"version":1,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null},{"kind":"studentWithoutId","key":"studentWithoutId-14","id":14,"since":"2026-05-20T15:45:00.000Z","person":{"id":14,"name":"Adam Petrov","code":null},"what":null,"courseId":null,"eventId":null,"version":1,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null},{"kind":"studentWithoutTeacher","key":"studentWithoutTeacher-33","id":33,"since":"2026-06-03T08:00:00.000Z","person":{"id":11,"name":"نور الهدى","code":"STD-011"},"what":"التجويد المتقدم","courseId":7,"eventId":null,"version":null,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null},{"kind":"studentWithoutId","key":"studentWithoutId-19","id":19,"since":"2026-06-04T17:20:00.000Z","person":{"id":19,"name":"مريم الفاسي","code":null},"what":null,"courseId":null,"eventId":null,"version":1,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":null},{"kind":"owedRegister","key":"owedRegister-1","id":1,"since":"2026-06-08T12:00:00.000Z","person":{"id":1,"name":"Amina Yusuf","code":"TCH-001"},"what":"Tajweed, Monday group","courseId":null,"eventId":null,"version":null,"price":null,"priceNow":null,"receipt":null,"paymentMethod":null,"reference":null,"amount":null,"discount":null,"discountName":null,"lessons":4}],"counts":{"application":42,"coursePayment":217,"eventPayment":109,"studentWithoutId":64,"studentWithoutTeacher":58,"owedRegister":10,"feePayment":0,"overdueFee":31,"courseRequest":0,"trial":0},"oldest":{"application":"2026-05-14T06:30:00.000Z","coursePayment":"2026-06-01T11:05:00.000Z","eventPayment":"2026-05-02T09:12:00.000Z","studentWithoutId":"2026-05-20T15:45:00.000Z","studentWithoutTeacher":"2026-06-03T08:00:00.000Z","owedRegister":"2026-06-08T12:00:00.000Z","overdueFee":"2026-10-26T19:00:00.000Z"},"missedLessons":57,"next":"1780920000000.5.1"},
    } satisfies Record<string, Answer<'listWaiting', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listWaiting', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listWaiting', 403>>,
    422: {
      invalid: {"error":{"after":["After isn’t in the right format"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'listWaiting', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listWaiting', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listWaiting', 503>>,
  },
  listOwnAttendance: {
    200: {
      typical: {"courses":[{"id":1,"name":"Tajweed for beginners","present":8,"absent":2,"held":10,"outlines":6,"heldDays":["2026-09-14","2026-09-21","2026-09-28","2026-10-05","2026-10-12","2026-10-19"]},{"id":2,"name":"ناظرہ قرآن","present":3,"absent":0,"held":4,"outlines":6,"heldDays":["2026-11-09","2026-11-11","2026-11-16","2026-11-18"]},{"id":3,"name":"حفظ جزء عمّ","present":0,"absent":0,"held":0,"outlines":12,"heldDays":[]},{"id":5,"name":"Arabic grammar I","present":2,"absent":3,"held":5,"outlines":24,"heldDays":["2026-10-22","2026-10-29","2026-11-05","2026-11-12","2026-11-19"]},{"id":8,"name":"Quran translation","present":9,"absent":1,"held":11,"outlines":0,"heldDays":[]},{"id":6,"name":"سیرت النبی","present":0,"absent":0,"held":0,"outlines":0,"heldDays":[]}],"marks":[{"id":31,"date":"2026-11-20","status":"present","class":{"id":8,"title":"Translation circle"},"courses":[{"id":8,"name":"Quran translation"}]},{"id":30,"date":"2026-11-19","status":"absent","class":{"id":6,"title":"النحو، المستوى الأول"},"courses":[{"id":5,"name":"Arabic grammar I"}]},{"id":29,"date":"2026-11-18","status":"present","class":{"id":3,"title":"ناظرہ، صبح"},"courses":[{"id":2,"name":"ناظرہ قرآن"}]},{"id":28,"date":"2026-11-16","status":"present","class":{"id":1,"title":"Tajweed, Monday group"},"courses":[{"id":1,"name":"Tajweed for beginners"}]},{"id":27,"date":"2026-11-16","status":"present","class":{"id":3,"title":"ناظرہ، صبح"},"courses":[{"id":2,"name":"ناظرہ قرآن"}]},{"id":26,"date":"2026-11-14","status":"absent","class":{"id":12,"title":"Catch-up hour"},"courses":[{"id":1,"name":"Tajweed for beginners"}]},{"id":25,"date":"2026-11-13","status":"present","class":{"id":8,"title":"Translation circle"},"courses":[{"id":8,"name":"Quran translation"}]},{"id":24,"date":"2026-11-12","status":"absent","class":{"id":6,"title":"النحو، المستوى الأول"},"courses":[{"id":5,"name":"Arabic grammar I"}]},{"id":23,"date":"2026-11-09","status":"present","class":{"id":1,"title":"Tajweed, Monday group"},"courses":[{"id":1,"name":"Tajweed for beginners"}]},{"id":22,"date":"2026-11-06","status":"absent","class":{"id":8,"title":"Translation circle"},"courses":[{"id":8,"name":"Quran translation"}]},{"id":21,"date":"2026-11-05","status":"present","class":{"id":6,"title":"النحو، المستوى الأول"},"courses":[{"id":5,"name":"Arabic grammar I"}]},{"id":20,"date":"2026-11-02","status":"absent","class":{"id":1,"title":"Tajweed, Monday group"},"courses":[{"id":1,"name":"Tajweed for beginners"}]}],"excuses":[{"date":"2026-11-20","courses":[{"id":8,"name":"Quran translation"}]},{"date":"2026-11-23","courses":[{"id":1,"name":"Tajweed for beginners"}]}]},
      empty: {"courses":[],"marks":[]},
      longText: {"courses":[{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher, from Al-Fatiha to the end of Juz Amma","present":1180,"absent":67,"held":1260,"outlines":1200}],"marks":[{"id":1,"date":"2026-11-16","status":"present","class":{"id":1,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays for students who joined after the summer break or missed the first four lessons in September"},"courses":[{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher, from Al-Fatiha to the end of Juz Amma"}]},{"id":2,"date":"2026-11-09","status":"absent","class":{"id":1,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays for students who joined after the summer break or missed the first four lessons in September"},"courses":[{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher, from Al-Fatiha to the end of Juz Amma"}]}]},
      withoutDays: {"courses":[{"id":1,"name":"Tajweed for beginners","present":8,"absent":2,"held":10,"outlines":6}],"marks":[]},
      milestones: {"courses":[{"id":1,"name":"Tajweed for beginners","present":3,"absent":0,"held":3,"outlines":6,"heldDays":["2026-03-02","2026-03-09","2026-03-16"]},{"id":3,"name":"حفظ جزء عمّ","present":12,"absent":1,"held":13,"outlines":12,"heldDays":["2025-12-21","2025-12-28","2026-01-04","2026-01-11","2026-01-18","2026-01-25","2026-02-01","2026-02-08","2026-02-15","2026-02-22","2026-03-01","2026-03-08"]}],"marks":[{"id":60,"date":"2026-03-22","status":"present","class":{"id":5,"title":"حلقة حفظ جزء عمّ"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}]},{"id":59,"date":"2026-03-15","status":"present","class":{"id":5,"title":"حلقة حفظ جزء عمّ"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}]},{"id":58,"date":"2026-03-08","status":"present","class":{"id":5,"title":"حلقة حفظ جزء عمّ"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}]},{"id":57,"date":"2026-03-01","status":"present","class":{"id":5,"title":"حلقة حفظ جزء عمّ"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}]},{"id":56,"date":"2026-02-22","status":"present","class":{"id":5,"title":"حلقة حفظ جزء عمّ"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}]},{"id":55,"date":"2026-02-15","status":"present","class":{"id":5,"title":"حلقة حفظ جزء عمّ"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}]},{"id":54,"date":"2026-02-08","status":"present","class":{"id":5,"title":"حلقة حفظ جزء عمّ"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}]},{"id":53,"date":"2026-02-01","status":"present","class":{"id":5,"title":"حلقة حفظ جزء عمّ"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}]},{"id":52,"date":"2026-01-25","status":"present","class":{"id":5,"title":"حلقة حفظ جزء عمّ"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}]},{"id":51,"date":"2026-01-18","status":"present","class":{"id":5,"title":"حلقة حفظ جزء عمّ"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}]},{"id":50,"date":"2026-01-11","status":"absent","class":{"id":5,"title":"حلقة حفظ جزء عمّ"},"courses":[{"id":3,"name":"حفظ جزء عمّ"}]}]},
    } satisfies Record<string, Answer<'listOwnAttendance', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listOwnAttendance', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listOwnAttendance', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listOwnAttendance', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listOwnAttendance', 503>>,
  },
  getStudentProgress: {
    200: {
      typical: {"attendance":{"courses":[{"id":1,"name":"Tajweed for beginners","present":8,"absent":2,"held":10,"outlines":6},{"id":2,"name":"ناظرہ قرآن","present":3,"absent":0,"held":4,"outlines":6},{"id":3,"name":"حفظ جزء عمّ","present":0,"absent":0,"held":0,"outlines":12}],"marks":[{"id":31,"date":"2026-11-20","status":"present","class":{"id":8,"title":"Translation circle"},"courses":[{"id":8,"name":"Quran translation"}]},{"id":30,"date":"2026-11-19","status":"absent","class":{"id":6,"title":"النحو، المستوى الأول"},"courses":[{"id":5,"name":"Arabic grammar I"}]},{"id":29,"date":"2026-11-18","status":"present","class":{"id":3,"title":"ناظرہ، صبح"},"courses":[{"id":2,"name":"ناظرہ قرآن"}]},{"id":28,"date":"2026-11-16","status":"present","class":{"id":1,"title":"Tajweed, Monday group"},"courses":[{"id":1,"name":"Tajweed for beginners"}]},{"id":27,"date":"2026-11-16","status":"present","class":{"id":3,"title":"ناظرہ، صبح"},"courses":[{"id":2,"name":"ناظرہ قرآن"}]},{"id":26,"date":"2026-11-14","status":"absent","class":{"id":12,"title":"Catch-up hour"},"courses":[{"id":1,"name":"Tajweed for beginners"}]},{"id":25,"date":"2026-11-13","status":"present","class":{"id":8,"title":"Translation circle"},"courses":[{"id":8,"name":"Quran translation"}]},{"id":24,"date":"2026-11-12","status":"absent","class":{"id":6,"title":"النحو، المستوى الأول"},"courses":[{"id":5,"name":"Arabic grammar I"}]},{"id":23,"date":"2026-11-09","status":"present","class":{"id":1,"title":"Tajweed, Monday group"},"courses":[{"id":1,"name":"Tajweed for beginners"}]},{"id":22,"date":"2026-11-06","status":"absent","class":{"id":8,"title":"Translation circle"},"courses":[{"id":8,"name":"Quran translation"}]},{"id":21,"date":"2026-11-05","status":"present","class":{"id":6,"title":"النحو، المستوى الأول"},"courses":[{"id":5,"name":"Arabic grammar I"}]},{"id":20,"date":"2026-11-02","status":"absent","class":{"id":1,"title":"Tajweed, Monday group"},"courses":[{"id":1,"name":"Tajweed for beginners"}]}]},"classes":[{"id":1,"version":1,"teacherID":1,"title":"Tajweed, Monday group","classLink":"https://meet.maktab.test/tajweed-monday","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00","days":[1]}],"courses":[{"id":1,"name":"Tajweed for beginners"}]},{"id":8,"version":1,"teacherID":6,"title":"Translation circle","classLink":"https://meet.maktab.test/translation","teacher_class_timings":[{"id":80,"preferred_time_from":"23:30","preferred_time_to":"00:30","days":[5]}],"courses":[{"id":8,"name":"Quran translation"}]}]},
      empty: {"attendance":{"courses":[],"marks":[]},"classes":[]},
      longText: {"attendance":{"courses":[{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher, from Al-Fatiha to the end of Juz Amma","present":1180,"absent":67,"held":1260,"outlines":1200}],"marks":[{"id":1,"date":"2026-11-16","status":"present","class":{"id":1,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays for students who joined after the summer break or missed the first four lessons in September"},"courses":[{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher, from Al-Fatiha to the end of Juz Amma"}]},{"id":2,"date":"2026-11-09","status":"absent","class":{"id":1,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays for students who joined after the summer break or missed the first four lessons in September"},"courses":[{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher, from Al-Fatiha to the end of Juz Amma"}]}]},"classes":[{"id":1,"teacherID":1,"title":"Tajweed for beginners, Monday and Wednesday evening group for sisters, with extra reading practice on Fridays for students who joined after the summer break or missed the first lessons","classLink":"https://meet.maktab.test/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa","teacher_class_timings":[{"id":10,"preferred_time_from":"16:00","preferred_time_to":"17:00"}],"courses":[{"id":1,"name":"Tajweed for beginners"}]}]},
    } satisfies Record<string, Answer<'getStudentProgress', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getStudentProgress', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getStudentProgress', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'getStudentProgress', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getStudentProgress', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getStudentProgress', 503>>,
  },
  listActs: {
    200: {
      typical: {"acts":[{"id":9,"at":"2026-11-20T05:32:00.000Z","kind":"blockTeacher","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"teacher","id":4,"name":"Khadija Rahman"},"studentId":null,"teacherId":4,"eventId":null,"what":null,"day":null,"reason":"Missed two lessons without telling the office."},{"id":8,"at":"2026-11-02T09:05:00.000Z","kind":"removeCourse","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"teacher","id":4,"name":"Khadija Rahman"},"studentId":null,"teacherId":4,"eventId":null,"what":"ناظرہ قرآن","day":null,"reason":null},{"id":6,"at":"2026-05-14T10:32:00.000Z","kind":"letTeacherIn","who":{"name":"Yusuf Kareem","isYou":false},"record":{"kind":"teacher","id":4,"name":"Khadija Rahman"},"studentId":null,"teacherId":4,"eventId":null,"what":null,"day":null,"reason":null},{"id":5,"at":"2026-05-12T07:10:00.000Z","kind":"blockTeacher","who":{"name":"Yusuf Kareem","isYou":false},"record":{"kind":"teacher","id":4,"name":"Khadija Rahman"},"studentId":null,"teacherId":4,"eventId":null,"what":null,"day":null,"reason":"تحقیق مکمل ہونے تک۔"},{"id":3,"at":"2026-02-01T11:20:00.000Z","kind":"giveCredentials","who":null,"record":{"kind":"teacher","id":4,"name":"Khadija Rahman"},"studentId":null,"teacherId":4,"eventId":null,"what":null,"day":null,"reason":null},{"id":2,"at":"2026-01-18T08:01:00.000Z","kind":"assignCourse","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"teacher","id":4,"name":"Khadija Rahman"},"studentId":null,"teacherId":4,"eventId":null,"what":"Tajweed for beginners","day":null,"reason":null},{"id":1,"at":"2026-01-18T08:00:00.000Z","kind":"approveTeacher","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"teacher","id":4,"name":"Khadija Rahman"},"studentId":null,"teacherId":4,"eventId":null,"what":null,"day":null,"reason":null}]},
      payments: {"acts":[{"id":14,"at":"2026-11-19T06:00:00.000Z","kind":"approvePayment","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"coursePayment","id":1,"name":"Zaynab Malik"},"studentId":1,"teacherId":null,"eventId":null,"what":"Tajweed for beginners","day":null,"reason":null},{"id":13,"at":"2026-11-18T12:45:00.000Z","kind":"reopenPayment","who":{"name":"Yusuf Kareem","isYou":false},"record":{"kind":"eventPayment","id":2,"name":"Zaynab Malik"},"studentId":1,"teacherId":null,"eventId":2,"what":"محفلِ قراءت","day":null,"reason":null},{"id":12,"at":"2026-11-18T12:30:00.000Z","kind":"rejectPayment","who":{"name":"Yusuf Kareem","isYou":false},"record":{"kind":"eventPayment","id":2,"name":"Zaynab Malik"},"studentId":1,"teacherId":null,"eventId":2,"what":"محفلِ قراءت","day":null,"reason":null},{"id":11,"at":"2026-06-04T06:15:00.000Z","kind":"rejectPayment","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"coursePayment","id":3,"name":"Zaynab Malik"},"studentId":1,"teacherId":null,"eventId":null,"what":"التجويد المتقدم","day":null,"reason":"The receipt can’t be read. Please send a clearer picture."},{"id":10,"at":"2026-01-02T06:00:00.000Z","kind":"giveId","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"student","id":1,"name":"Zaynab Malik"},"studentId":1,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":null}]},
      lessons: {"acts":[{"id":22,"at":"2026-11-20T06:00:00.000Z","kind":"delete","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"class","id":2,"name":"Tajweed, evening"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":null},{"id":21,"at":"2026-11-19T06:00:00.000Z","kind":"delete","who":{"name":"Amina Yusuf","isYou":false},"record":{"kind":"mark","id":3,"name":"Zaynab Malik"},"studentId":null,"teacherId":null,"eventId":null,"what":"Tajweed, Monday group","day":"2026-11-16","reason":null},{"id":20,"at":"2026-11-18T06:00:00.000Z","kind":"undoLessons","who":{"name":"Amina Yusuf","isYou":false},"record":{"kind":"class","id":1,"name":"Tajweed, Monday group"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":"2026-11-23","reason":null},{"id":19,"at":"2026-11-18T05:58:00.000Z","kind":"cancelLessons","who":{"name":"Amina Yusuf","isYou":false},"record":{"kind":"class","id":1,"name":"Tajweed, Monday group"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":"2026-11-23","reason":null},{"id":18,"at":"2026-11-10T06:00:00.000Z","kind":"moveLesson","who":{"name":"Amina Yusuf","isYou":false},"record":{"kind":"class","id":1,"name":"Tajweed, Monday group"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":"2026-11-16","reason":"The teacher has a doctor’s appointment."},{"id":17,"at":"2026-11-03T06:00:00.000Z","kind":"cancelLesson","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"class","id":1,"name":"Tajweed, Monday group"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":"2026-11-09","reason":null},{"id":16,"at":"2026-11-02T06:00:00.000Z","kind":"erase","who":null,"record":{"kind":"student","id":19,"name":"Erased student"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":null}]},
      decided: {"acts":[{"id":64,"at":"2026-11-20T09:30:00.000Z","kind":"rejectPayment","who":{"name":"Yusuf Kareem","isYou":false},"record":{"kind":"coursePayment","id":41,"name":"محمد عثمان"},"studentId":2,"teacherId":null,"eventId":null,"what":"Tajweed for beginners","day":null,"reason":"رسید پڑھی نہیں جا سکتی۔ براہِ کرم صاف تصویر بھیجیں۔"},{"id":63,"at":"2026-11-20T09:20:00.000Z","kind":"approvePayment","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"eventPayment","id":2,"name":"Zaynab Malik"},"studentId":1,"teacherId":null,"eventId":2,"what":"محفلِ قراءت","day":null,"reason":null},{"id":62,"at":"2026-11-19T12:00:00.000Z","kind":"refuseTeacher","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"teacher","id":8,"name":"Yasmin Dupont"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":"We don’t offer lessons in French yet."},{"id":61,"at":"2026-11-19T11:00:00.000Z","kind":"giveId","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"student","id":4,"name":"Omar Haddad"},"studentId":4,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":null},{"id":60,"at":"2026-11-18T08:00:00.000Z","kind":"approveTeacher","who":null,"record":{"kind":"teacher","id":6,"name":"Ibrahim Okafor"},"studentId":null,"teacherId":6,"eventId":null,"what":null,"day":null,"reason":null},{"id":59,"at":"2026-11-17T08:00:00.000Z","kind":"reopenPayment","who":{"name":"Yusuf Kareem","isYou":false},"record":{"kind":"eventPayment","id":2,"name":"Zaynab Malik"},"studentId":1,"teacherId":null,"eventId":2,"what":"محفلِ قراءت","day":null,"reason":null},{"id":58,"at":"2026-11-16T08:00:00.000Z","kind":"confirmEmail","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"student","id":1,"name":"Zaynab Malik"},"studentId":1,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":null}]},
      school: {"acts":[{"id":38,"at":"2026-11-20T06:09:00.000Z","kind":"delete","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"course","id":10,"name":"Qira’at, an introduction"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":null},{"id":37,"at":"2026-11-20T06:08:00.000Z","kind":"delete","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"outline","id":4,"name":"Stops and pauses"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":null},{"id":36,"at":"2026-11-20T06:07:00.000Z","kind":"delete","who":{"name":"Yusuf Kareem","isYou":false},"record":{"kind":"event","id":3,"name":"Graduation"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":null},{"id":35,"at":"2026-11-20T06:06:00.000Z","kind":"delete","who":{"name":"Yusuf Kareem","isYou":false},"record":{"kind":"policy","id":2,"name":"حاضری"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":null},{"id":34,"at":"2026-11-20T06:05:00.000Z","kind":"delete","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"allotment","id":1,"name":"Zaynab Malik"},"studentId":null,"teacherId":null,"eventId":null,"what":"Tajweed for beginners","day":null,"reason":null},{"id":33,"at":"2026-11-20T06:04:00.000Z","kind":"delete","who":{"name":"Amina Yusuf","isYou":false},"record":{"kind":"report","id":1,"name":"Zaynab Malik"},"studentId":null,"teacherId":null,"eventId":null,"what":"Tajweed for beginners","day":null,"reason":null},{"id":32,"at":"2026-11-20T06:03:00.000Z","kind":"refuseTeacher","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"teacher","id":8,"name":"Yasmin Dupont"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":null},{"id":31,"at":"2026-11-20T06:02:00.000Z","kind":"restoreLesson","who":{"name":"Amina Yusuf","isYou":false},"record":{"kind":"class","id":1,"name":"Tajweed, Monday group"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":"2026-11-23","reason":null},{"id":30,"at":"2026-11-20T06:01:00.000Z","kind":"moveLessons","who":{"name":"Amina Yusuf","isYou":false},"record":{"kind":"class","id":1,"name":"Tajweed, Monday group"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":"2026-11-23","reason":null},{"id":30,"at":"2026-11-20T06:01:00.000Z","kind":"savePractice","who":{"name":"Amina Yusuf","isYou":false},"record":{"kind":"class","id":1,"name":"Tajweed, Monday group"},"studentId":null,"teacherId":null,"eventId":null,"what":null,"day":"2026-11-16","reason":null},{"id":29,"at":"2026-11-20T06:00:30.000Z","kind":"withdrawExcuse","who":{"name":"Zaynab Malik","isYou":false},"record":{"kind":"student","id":1,"name":"Zaynab Malik"},"studentId":1,"teacherId":null,"eventId":null,"what":"Tajweed, Monday group","day":"2026-11-23","reason":null},{"id":28,"at":"2026-11-20T06:00:00.000Z","kind":"excuseLesson","who":{"name":"Zaynab Malik","isYou":false},"record":{"kind":"student","id":1,"name":"Zaynab Malik"},"studentId":1,"teacherId":null,"eventId":null,"what":"Tajweed, Monday group","day":"2026-11-23","reason":"She has a doctor’s appointment."}]},
      course: {"acts":[{"id":33,"at":"2026-11-20T07:00:00.000Z","kind":"delete","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"outline","id":9,"name":"Recitation aloud"},"what":null,"day":null,"reason":null},{"id":14,"at":"2026-11-19T06:00:00.000Z","kind":"approvePayment","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"coursePayment","id":1,"name":"Zaynab Malik"},"what":"Tajweed for beginners","day":null,"reason":null},{"id":12,"at":"2026-11-17T10:30:00.000Z","kind":"cancelLesson","who":{"name":"Amina Yusuf","isYou":false},"record":{"kind":"class","id":1,"name":"Tajweed, Monday group"},"what":null,"day":"2026-11-23","reason":"I’m travelling that day."},{"id":4,"at":"2026-02-01T05:00:00.000Z","kind":"assignCourse","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"teacher","id":1,"name":"Amina Yusuf"},"what":"Tajweed for beginners","day":null,"reason":null}]},
      trials: {"acts":[{"id":63,"at":"2026-11-17T16:10:00.000Z","kind":"noteTrialOutcome","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"trial","id":5,"name":"Yusuf Ali"},"studentId":null,"teacherId":1,"eventId":null,"what":"Tajweed for beginners","day":null,"reason":"Reads the letters fluently."},{"id":62,"at":"2026-11-16T18:30:00.000Z","kind":"arrangeTrial","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"trial","id":3,"name":"Elif Demir"},"studentId":null,"teacherId":1,"eventId":null,"what":"Tajweed for beginners","day":"2026-11-19","reason":null},{"id":61,"at":"2026-11-16T09:00:00.000Z","kind":"declineTrial","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"trial","id":7,"name":"Lina Costa"},"studentId":null,"teacherId":null,"eventId":null,"what":"Tajweed for beginners","day":null,"reason":"Our courses begin at the age of five."}]},
      empty: {"acts":[]},
      fees: {"acts":[{"id":72,"at":"2026-11-20T09:10:00.000Z","kind":"endFees","who":{"name":"Salma Idris","isYou":false},"record":{"kind":"coursePayment","id":104,"name":"Omar Haddad"},"studentId":4,"teacherId":null,"eventId":null,"what":"Tajweed for beginners","day":null,"reason":"The family is moving away."},{"id":71,"at":"2026-11-19T09:10:00.000Z","kind":"waiveFee","who":{"name":"Salma Idris","isYou":false},"record":{"kind":"feePayment","id":4,"name":"Zaynab Malik"},"studentId":1,"teacherId":null,"eventId":null,"what":"Tajweed for beginners, 2026-11","day":null,"reason":"All lessons this month were cancelled."}]},
      discounts: {"acts":[{"id":82,"at":"2026-11-20T06:10:00.000Z","kind":"endDiscount","who":{"name":"Salma Idris","isYou":false},"record":{"kind":"discount","id":4,"name":"Opening week"},"studentId":null,"teacherId":null,"eventId":null,"what":"Opening week (20%)","day":null,"reason":null},{"id":81,"at":"2026-11-20T05:10:00.000Z","kind":"changeDiscount","who":{"name":"Salma Idris","isYou":false},"record":{"kind":"discount","id":3,"name":"Siblings"},"studentId":null,"teacherId":null,"eventId":null,"what":"Siblings (50%)","day":null,"reason":null},{"id":80,"at":"2026-11-20T04:10:00.000Z","kind":"giveDiscount","who":{"name":"Salma Idris","isYou":false},"record":{"kind":"discount","id":2,"name":"Scholarship"},"studentId":null,"teacherId":null,"eventId":null,"what":"Scholarship (50%)","day":null,"reason":null}]},
      longText: {"acts":[{"id":1,"at":"2026-01-18T08:00:00.000Z","kind":"removeCourse","who":{"name":"Muhammad Nuruddin Abdurrahman ibn Abdulaziz al-Hashimi al-Qurashi of Lahore, later of Bradford and Leeds, Hafiz, Imam and Qari, known to his students and neighbours as Abu Bakr Nuruddin al-Hashimi","isYou":false},"record":{"kind":"teacher","id":4,"name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi of Karachi, daughter of Imran and Amina Malik, granddaughter of Hafiz Ghulam Mustafa Malik of Sialkot and Bradford"},"studentId":null,"teacherId":4,"eventId":null,"what":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher, from Al-Fatiha to the end of Juz Amma","day":null,"reason":"The amount on the receipt doesn’t match the fee, and the sender’s name isn’t on the account. The date is also from last year. Please send a clear photo of this month’s full receipt, including the transaction number, or call the office between nine and five. If someone else paid your time, please tell us their full name and the bank they used. We’ve written to the bank as well and will let you know as soon as we receive an answer, usually within three working days."}]},
      corrected: {"acts":[{"id":6,"at":"2026-06-06T06:00:00.000Z","kind":"correctToReview","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"eventPayment","id":2,"name":"محمد عثمان"},"studentId":2,"teacherId":null,"eventId":4,"what":"محفلِ قراءت","day":null,"reason":"The bank is tracing the transfer."},{"id":5,"at":"2026-06-05T06:00:00.000Z","kind":"correctToPaid","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"coursePayment","id":12,"name":"محمد عثمان"},"studentId":2,"teacherId":null,"eventId":null,"what":"Noorani Qaida","day":null,"reason":"The transfer arrived a day later."},{"id":4,"at":"2026-06-04T06:00:00.000Z","kind":"correctToRejected","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"coursePayment","id":31,"name":"محمد عثمان"},"studentId":2,"teacherId":null,"eventId":null,"what":"Tajweed","day":null,"reason":"The same receipt was sent twice."}]},
      recorded: {"acts":[{"id":9,"at":"2026-11-20T11:00:00.000Z","kind":"recordRefund","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"coursePayment","id":32,"name":"Zaynab Malik"},"studentId":1,"teacherId":null,"eventId":null,"what":"حفظ جزء عمّ","day":null,"reason":"Two lessons were cancelled.","amount":15,"currency":"USD"},{"id":8,"at":"2026-11-18T09:20:00.000Z","kind":"recordPayment","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"coursePayment","id":31,"name":"Zaynab Malik"},"studentId":1,"teacherId":null,"eventId":null,"what":"Tajweed for beginners","day":null,"reason":null,"amount":20,"currency":"USD"},{"id":7,"at":"2026-11-17T10:05:00.000Z","kind":"voidEntry","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"coursePayment","id":31,"name":"Zaynab Malik"},"studentId":1,"teacherId":null,"eventId":null,"what":"Tajweed for beginners","day":null,"reason":"Recorded for the wrong student.","amount":45,"currency":"USD"}]},
      people: {"acts":[{"id":50,"at":"2026-11-21T09:00:00.000Z","kind":"showProfile","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"teacher","id":6,"name":"Ibrahim Okafor"},"studentId":null,"teacherId":6,"eventId":null,"what":null,"day":null,"reason":null},{"id":49,"at":"2026-11-20T16:45:00.000Z","kind":"hideProfile","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"teacher","id":6,"name":"Ibrahim Okafor"},"studentId":null,"teacherId":6,"eventId":null,"what":null,"day":null,"reason":"The text has a phone number."},{"id":48,"at":"2026-11-20T10:30:00.000Z","kind":"messageByWhatsApp","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"student","id":16,"name":"Hafsa Begum"},"studentId":16,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":"Welcome! Hafsa’s first lesson is on Monday at 16:00."},{"id":47,"at":"2026-11-20T10:20:00.000Z","kind":"messageByEmail","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"student","id":16,"name":"Hafsa Begum"},"studentId":16,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":"Welcome! We’ve sent you a link to set a password."},{"id":46,"at":"2026-11-20T10:05:00.000Z","kind":"edit","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"student","id":16,"name":"Hafsa Begum"},"studentId":16,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":null},{"id":45,"at":"2026-11-20T09:40:00.000Z","kind":"invite","who":{"name":"Salma Farooq","isYou":true},"record":{"kind":"student","id":16,"name":"Hafsa Begum"},"studentId":16,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":null},{"id":44,"at":"2026-11-19T15:12:00.000Z","kind":"create","who":{"name":"Yusuf Kareem","isYou":false},"record":{"kind":"student","id":16,"name":"Hafsa Begum"},"studentId":16,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":null},{"id":43,"at":"2026-11-18T08:00:00.000Z","kind":"import","who":{"name":"Yusuf Kareem","isYou":false},"record":{"kind":"student","id":15,"name":"خالد العتيبي"},"studentId":15,"teacherId":null,"eventId":null,"what":null,"day":null,"reason":null}]},
    } satisfies Record<string, Answer<'listActs', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listActs', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listActs', 403>>,
    422: {
      invalid: {"error":{"recordKind":["Record kind is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'listActs', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listActs', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listActs', 503>>,
  },
  noteMessage: {
    200: {
      noted: {"message":"Message added to the history"},
    } satisfies Record<string, Answer<'noteMessage', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'noteMessage', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'noteMessage', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'noteMessage', 404>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'noteMessage', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'noteMessage', 413>>,
    422: {
      invalid: {"error":{"text":["Text is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'noteMessage', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'noteMessage', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'noteMessage', 503>>,
  },
  getSchoolFigures: {
    200: {
      typical: {"minorDigits":2,"months":[{"month":"2025-04","registrations":3,"courseIncome":13500,"eventIncome":0},{"month":"2025-05","registrations":5,"courseIncome":22500,"eventIncome":2000},{"month":"2025-06","registrations":4,"courseIncome":18000,"eventIncome":0},{"month":"2025-07","registrations":2,"courseIncome":9000,"eventIncome":1500},{"month":"2025-08","registrations":1,"courseIncome":4500,"eventIncome":0},{"month":"2025-09","registrations":8,"courseIncome":36000,"eventIncome":4000},{"month":"2025-10","registrations":11,"courseIncome":49500,"eventIncome":2500},{"month":"2025-11","registrations":7,"courseIncome":31500,"eventIncome":0},{"month":"2025-12","registrations":6,"courseIncome":27000,"eventIncome":6000},{"month":"2026-01","registrations":9,"courseIncome":40500,"eventIncome":1000},{"month":"2026-02","registrations":5,"courseIncome":22500,"eventIncome":0},{"month":"2026-03","registrations":3,"courseIncome":13550,"eventIncome":2000}],"weeks":[{"from":"2026-01-05","present":38,"absent":4},{"from":"2026-01-12","present":41,"absent":6},{"from":"2026-01-19","present":44,"absent":3},{"from":"2026-01-26","present":40,"absent":7},{"from":"2026-02-02","present":46,"absent":5},{"from":"2026-02-09","present":49,"absent":4},{"from":"2026-02-16","present":12,"absent":2},{"from":"2026-02-23","present":45,"absent":8},{"from":"2026-03-02","present":50,"absent":5},{"from":"2026-03-09","present":52,"absent":3},{"from":"2026-03-16","present":48,"absent":6},{"from":"2026-03-23","present":21,"absent":2}],"thisMonth":{"students":3,"teachers":1,"classes":0,"courses":0,"events":2}},
      empty: {"minorDigits":2,"months":[{"month":"2025-04","registrations":0,"courseIncome":0,"eventIncome":0},{"month":"2025-05","registrations":0,"courseIncome":0,"eventIncome":0},{"month":"2025-06","registrations":0,"courseIncome":0,"eventIncome":0},{"month":"2025-07","registrations":0,"courseIncome":0,"eventIncome":0},{"month":"2025-08","registrations":0,"courseIncome":0,"eventIncome":0},{"month":"2025-09","registrations":0,"courseIncome":0,"eventIncome":0},{"month":"2025-10","registrations":0,"courseIncome":0,"eventIncome":0},{"month":"2025-11","registrations":0,"courseIncome":0,"eventIncome":0},{"month":"2025-12","registrations":0,"courseIncome":0,"eventIncome":0},{"month":"2026-01","registrations":0,"courseIncome":0,"eventIncome":0},{"month":"2026-02","registrations":0,"courseIncome":0,"eventIncome":0},{"month":"2026-03","registrations":0,"courseIncome":0,"eventIncome":0}],"weeks":[{"from":"2026-01-05","present":0,"absent":0},{"from":"2026-01-12","present":0,"absent":0},{"from":"2026-01-19","present":0,"absent":0},{"from":"2026-01-26","present":0,"absent":0},{"from":"2026-02-02","present":0,"absent":0},{"from":"2026-02-09","present":0,"absent":0},{"from":"2026-02-16","present":0,"absent":0},{"from":"2026-02-23","present":0,"absent":0},{"from":"2026-03-02","present":0,"absent":0},{"from":"2026-03-09","present":0,"absent":0},{"from":"2026-03-16","present":0,"absent":0},{"from":"2026-03-23","present":0,"absent":0}],"thisMonth":{"students":0,"teachers":0,"classes":0,"courses":0,"events":0}},
      huge: {"minorDigits":2,"months":[{"month":"2025-04","registrations":1200,"courseIncome":123456789,"eventIncome":4500000},{"month":"2025-05","registrations":2177,"courseIncome":222222221,"eventIncome":4623456},{"month":"2025-06","registrations":3154,"courseIncome":320987653,"eventIncome":4746912},{"month":"2025-07","registrations":4131,"courseIncome":419753085,"eventIncome":4870368},{"month":"2025-08","registrations":5108,"courseIncome":518518517,"eventIncome":4993824},{"month":"2025-09","registrations":6085,"courseIncome":617283949,"eventIncome":5117280},{"month":"2025-10","registrations":7062,"courseIncome":716049381,"eventIncome":5240736},{"month":"2025-11","registrations":8039,"courseIncome":814814813,"eventIncome":5364192},{"month":"2025-12","registrations":9016,"courseIncome":913580245,"eventIncome":5487648},{"month":"2026-01","registrations":9993,"courseIncome":1012345677,"eventIncome":5611104},{"month":"2026-02","registrations":10970,"courseIncome":1111111109,"eventIncome":5734560},{"month":"2026-03","registrations":11947,"courseIncome":1209876541,"eventIncome":5858016}],"weeks":[{"from":"2026-01-05","present":88000,"absent":7000},{"from":"2026-01-12","present":89234,"absent":7321},{"from":"2026-01-19","present":90468,"absent":7642},{"from":"2026-01-26","present":91702,"absent":7963},{"from":"2026-02-02","present":92936,"absent":8284},{"from":"2026-02-09","present":94170,"absent":8605},{"from":"2026-02-16","present":95404,"absent":8926},{"from":"2026-02-23","present":96638,"absent":9247},{"from":"2026-03-02","present":97872,"absent":9568},{"from":"2026-03-09","present":99106,"absent":9889},{"from":"2026-03-16","present":100340,"absent":10210},{"from":"2026-03-23","present":101574,"absent":10531}],"thisMonth":{"students":11947,"teachers":312,"classes":1204,"courses":18,"events":96}},
    } satisfies Record<string, Answer<'getSchoolFigures', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getSchoolFigures', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getSchoolFigures', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getSchoolFigures', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getSchoolFigures', 503>>,
  },
  getGuardianContact: {
    200: {
      typical: {"guardian_name":"Imran Malik","contact_number":"+44 7700 900100","alternate_contact_number":"+44 7700 900200","email":"student1@maktab.test"},
      longText: {"guardian_name":"Abdul-Rahman ibn Muhammad al-Hashimi al-Qurashi, guardian of Fatima-Zahra and her three younger brothers","contact_number":"+44 7700 900100 extension 12345 (after five in the evening)","alternate_contact_number":"+44 7700 900200","email":"the.family.of.fatima-zahra.and.her.three.younger.brothers@a-very-long-domain-name.maktab.test"},
      withoutGuardian: {"guardian_name":null,"contact_number":null,"alternate_contact_number":null,"email":"student4@maktab.test"},
    } satisfies Record<string, Answer<'getGuardianContact', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getGuardianContact', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getGuardianContact', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'getGuardianContact', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getGuardianContact', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getGuardianContact', 503>>,
  },
  createStudent: {
    200: {
      invited: {"message":"Student added","id":21,"invitation":{"link":"https://school.maktab.test/reset-password/Wm9u3sYk1b8Qe7T2fLx0aHcJ5nPvR6dU/huda.saleh%40maktab.test","email":"huda.saleh@maktab.test","expiresAt":"2026-11-28T08:00:00.000Z","isMailed":true}},
      withoutEmail: {"message":"Student added","id":22,"invitation":null},
      joined: {"message":"Student added","id":23,"invitation":null},
    } satisfies Record<string, Answer<'createStudent', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'createStudent', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'createStudent', 403>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'createStudent', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'createStudent', 413>>,
    422: {
      invalid: {"error":{"name":["Name is required"],"courses[0].timings[0].to":["Start and end can’t be the same."]},"message":"Please check the highlighted fields."},
      emailTaken: {"error":{"email":["An account with this email already exists."]}},
      codeTaken: {"error":{"std_id":["This ID is taken. STD-022 is available."]}},
    } satisfies Record<string, Answer<'createStudent', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'createStudent', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'createStudent', 503>>,
  },
  editStudent: {
    200: {
      updated: {"message":"Student updated"},
    } satisfies Record<string, Answer<'editStudent', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'editStudent', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'editStudent', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'editStudent', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'editStudent', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'editStudent', 413>>,
    422: {
      invalid: {"error":{"contact_number":["Contact number is required"]},"message":"Please check the highlighted fields."},
      emailTaken: {"error":{"email":["An account with this email already exists."]}},
    } satisfies Record<string, Answer<'editStudent', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'editStudent', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'editStudent', 503>>,
  },
  createTeacher: {
    200: {
      invited: {"message":"Teacher added","id":9,"invitation":{"link":"https://school.maktab.test/reset-password/p2Vd8Kx5Rj1Lq9Zs4Tn7Bc3Wf6Hg0YmA/mariam.siddiqui%40maktab.test","email":"mariam.siddiqui@maktab.test","expiresAt":"2026-11-28T08:00:00.000Z","isMailed":true}},
    } satisfies Record<string, Answer<'createTeacher', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'createTeacher', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'createTeacher', 403>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'createTeacher', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'createTeacher', 413>>,
    422: {
      invalid: {"error":{"email":["Email is required"]},"message":"Please check the highlighted fields."},
      emailTaken: {"error":{"email":["An account with this email already exists."]}},
      codeTaken: {"error":{"teach_id":["This ID is taken. TCH-009 is available."]}},
    } satisfies Record<string, Answer<'createTeacher', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'createTeacher', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'createTeacher', 503>>,
  },
  editTeacher: {
    200: {
      updated: {"message":"Teacher updated"},
    } satisfies Record<string, Answer<'editTeacher', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'editTeacher', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'editTeacher', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'editTeacher', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'editTeacher', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'editTeacher', 413>>,
    422: {
      invalid: {"error":{"name":["Name is required"]},"message":"Please check the highlighted fields."},
      emailTaken: {"error":{"email":["An account with this email already exists."]}},
    } satisfies Record<string, Answer<'editTeacher', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'editTeacher', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'editTeacher', 503>>,
  },
  getOwnProfile: {
    200: {
      typical: {"profile":{"name":"Amina Yusuf","isPublic":true,"isHidden":false,"publicName":"","about":"I teach children and beginners. We read slowly, laugh a lot, and repeat until it’s easy.","experienceYears":8,"photo":"/uploads/teacher-1.jpg","languages":["english","arabic"],"courses":[{"id":1,"name":"Tajweed for beginners"},{"id":4,"name":"Qaida for children"},{"id":5,"name":"Arabic grammar I"}],"isShown":true,"version":1}},
      empty: {"profile":{"name":"Amina Yusuf","isPublic":false,"isHidden":false,"publicName":"","about":"","experienceYears":null,"photo":null,"languages":[],"courses":[],"isShown":true,"version":1}},
      hidden: {"profile":{"name":"Amina Yusuf","isPublic":true,"isHidden":true,"publicName":"Ustadha Amina","about":"I teach children and beginners.","experienceYears":8,"photo":null,"languages":["english"],"courses":[{"id":1,"name":"Tajweed for beginners"}],"isShown":true,"version":3}},
      notShown: {"profile":{"name":"Amina Yusuf","isPublic":true,"isHidden":false,"publicName":"","about":"I teach children and beginners.","experienceYears":8,"photo":null,"languages":["english"],"courses":[{"id":1,"name":"Tajweed for beginners"}],"isShown":false,"version":2}},
      longText: {"profile":{"name":"Muhammad Abdurrahman ibn Yusuf al-Andalusi al-Maghribi, who teaches in the evenings","isPublic":true,"isHidden":false,"publicName":"Ustadh Muhammad Abdurrahman ibn Yusuf al-Andalusi, teacher of the evening classes","about":"I have taught children, teenagers and adults for many years, first at the mosque in our street and later online. In each lesson everyone reads, and nobody waits for long. We repeat the difficult letters together, record a few lines at home and listen to them in the next lesson. Parents are always welcome to sit beside their child, and every month I write what we have learned and what comes next. Students who are afraid of reading aloud begin with me alone, until they feel ready for the group.","experienceYears":31,"photo":null,"languages":["urdu","english","arabic","AWordThatIsLongerThanAnyPhoneIsWideAndIsNoLanguageThatTheSchoolKnows"],"courses":[{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week with a teacher"}],"isShown":true,"version":7}},
    } satisfies Record<string, Answer<'getOwnProfile', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getOwnProfile', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getOwnProfile', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getOwnProfile', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getOwnProfile', 503>>,
  },
  saveOwnProfile: {
    200: {
      saved: {"message":"Profile updated"},
    } satisfies Record<string, Answer<'saveOwnProfile', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'saveOwnProfile', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'saveOwnProfile', 403>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'saveOwnProfile', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'saveOwnProfile', 413>>,
    422: {
      invalid: {"error":{"about":["About must have at most 600 characters"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'saveOwnProfile', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'saveOwnProfile', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'saveOwnProfile', 503>>,
  },
  saveOwnPhoto: {
    200: {
      saved: {"message":"Image saved"},
      removed: {"message":"Image removed"},
    } satisfies Record<string, Answer<'saveOwnPhoto', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'saveOwnPhoto', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'saveOwnPhoto', 403>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'saveOwnPhoto', 413>>,
    422: {
      invalid: {"error":{"portrait":["We couldn’t read this image. Choose another one."]}},
    } satisfies Record<string, Answer<'saveOwnPhoto', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'saveOwnPhoto', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'saveOwnPhoto', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'saveOwnPhoto', 503>>,
  },
  hideTeacherProfile: {
    200: {
      hidden: {"message":"Profile hidden from visitors"},
      shown: {"message":"Profile no longer hidden"},
    } satisfies Record<string, Answer<'hideTeacherProfile', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'hideTeacherProfile', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'hideTeacherProfile', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'hideTeacherProfile', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'hideTeacherProfile', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'hideTeacherProfile', 413>>,
    422: {
      invalid: {"error":{"teacherID":["Teacher ID is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'hideTeacherProfile', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'hideTeacherProfile', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'hideTeacherProfile', 503>>,
  },
  createInvitation: {
    200: {
      created: {"message":"New invitation link created","invitation":{"link":"https://school.maktab.test/reset-password/Wm9u3sYk1b8Qe7T2fLx0aHcJ5nPvR6dU/hafsa.begum%40maktab.test","email":"hafsa.begum@maktab.test","expiresAt":"2026-11-28T08:00:00.000Z","isMailed":false}},
      mailed: {"message":"New invitation link created","invitation":{"link":"https://school.maktab.test/reset-password/Wm9u3sYk1b8Qe7T2fLx0aHcJ5nPvR6dU/hafsa.begum%40maktab.test","email":"hafsa.begum@maktab.test","expiresAt":"2026-11-28T08:00:00.000Z","isMailed":true}},
    } satisfies Record<string, Answer<'createInvitation', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'createInvitation', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'createInvitation', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'createInvitation', 404>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'createInvitation', 413>>,
    422: {
      invalid: {"error":{"role":["Role must be one of the listed values"]},"message":"Please check the highlighted fields."},
      hasPassword: {"error":"This person already has a password. They can reset it on the sign-in page."},
    } satisfies Record<string, Answer<'createInvitation', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'createInvitation', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'createInvitation', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'createInvitation', 503>>,
  },
  previewImport: {
    200: {
      typical: {"import":"mB3xT9qLw2Rk7VnYc5HsJ8dFg1ZpA4eU","rows":[{"position":0,"match":null,"faults":[],"warnings":[]},{"position":1,"match":null,"faults":[],"warnings":["Joins the family of Hamza Iqbal."]}]},
      faults: {"import":"mB3xT9qLw2Rk7VnYc5HsJ8dFg1ZpA4eU","rows":[{"position":0,"match":null,"faults":[{"field":"email","message":"This isn’t an email address."},{"field":"date_of_birth","message":"This day is in the future."}],"warnings":[]},{"position":1,"match":null,"faults":[{"field":"contact_number","message":"Contact number is required"}],"warnings":[]}]},
      existing: {"import":"mB3xT9qLw2Rk7VnYc5HsJ8dFg1ZpA4eU","rows":[{"position":0,"match":{"id":1,"name":"STD-001 · Zaynab Malik"},"faults":[],"warnings":[]},{"position":1,"match":null,"faults":[],"warnings":[]}]},
    } satisfies Record<string, Answer<'previewImport', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'previewImport', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'previewImport', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'previewImport', 404>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'previewImport', 413>>,
    422: {
      invalid: {"error":{"rows":["Rows must have at least 1 item"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'previewImport', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'previewImport', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'previewImport', 503>>,
  },
  runImport: {
    200: {
      imported: {"message":"Import completed","import":{"name":"mB3xT9qLw2Rk7VnYc5HsJ8dFg1ZpA4eU","kind":"students","at":"2026-11-21T08:00:00.000Z","who":{"name":"Salma Farooq","isYou":true},"created":2,"updated":0,"unchanged":0,"invited":2,"undoUntil":"2026-11-21T09:00:00.000Z","undoneAt":null}},
      updated: {"message":"Import completed","import":{"name":"kV6wQ1rNz8Xt3MbPc0LsJ5dGh2YfA7eU","kind":"teachers","at":"2026-11-21T08:00:00.000Z","who":{"name":"Salma Farooq","isYou":true},"created":0,"updated":1,"unchanged":0,"invited":0,"undoUntil":null,"undoneAt":null}},
    } satisfies Record<string, Answer<'runImport', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'runImport', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'runImport', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'runImport', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'runImport', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'runImport', 413>>,
    422: {
      invalid: {"error":{"rows[1].contact_number":["Contact number is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'runImport', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'runImport', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'runImport', 503>>,
  },
  undoImport: {
    200: {
      undone: {"message":"Import undone","removed":2,"kept":0,"records":[]},
      partly: {"message":"Import partly undone","removed":1,"kept":1,"records":[{"id":31,"name":"STD-031 · Hamza Iqbal","reason":"Has a teacher"}]},
    } satisfies Record<string, Answer<'undoImport', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'undoImport', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'undoImport', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'undoImport', 404>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'undoImport', 413>>,
    422: {
      invalid: {"error":{"import":["Import is required"]},"message":"Please check the highlighted fields."},
      tooLate: {"error":"An import can be undone for an hour."},
    } satisfies Record<string, Answer<'undoImport', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'undoImport', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'undoImport', 503>>,
  },
  listImports: {
    200: {
      typical: {"imports":[{"name":"mB3xT9qLw2Rk7VnYc5HsJ8dFg1ZpA4eU","kind":"students","at":"2026-11-21T07:40:00.000Z","who":{"name":"Salma Farooq","isYou":true},"created":298,"updated":0,"unchanged":2,"invited":298,"undoUntil":"2026-11-21T08:40:00.000Z","undoneAt":null},{"name":"kV6wQ1rNz8Xt3MbPc0LsJ5dGh2YfA7eU","kind":"teachers","at":"2026-11-21T07:20:00.000Z","who":{"name":"Salma Farooq","isYou":true},"created":12,"updated":0,"unchanged":0,"invited":0,"undoUntil":"2026-11-21T08:20:00.000Z","undoneAt":null},{"name":"tZ4yH8sKx1Wq6NcRb3VmJ0dLg7PfA9eU","kind":"students","at":"2026-11-21T07:05:00.000Z","who":{"name":"Salma Farooq","isYou":true},"created":300,"updated":0,"unchanged":0,"invited":0,"undoUntil":null,"undoneAt":"2026-11-21T07:30:00.000Z"},{"name":"aC5vD2wEf9Gb4HjKi7LmNo1PqRs6TuXy","kind":"allotments","at":"2026-11-21T05:00:00.000Z","who":{"name":"Nasreen Akhtar","isYou":false},"created":240,"updated":0,"unchanged":10,"invited":0,"undoUntil":null,"undoneAt":null},{"name":"bW8nE3rTq6Yu1IoPa5SdFg9HjKl2ZxCv","kind":"students","at":"2026-11-20T15:10:00.000Z","who":{"name":"Nasreen Akhtar","isYou":false},"created":0,"updated":41,"unchanged":9,"invited":0,"undoUntil":null,"undoneAt":null},{"name":"cM4bN7vCx2Za9LkJh6GfDs3QwEr8TyUi","kind":"teachers","at":"2026-11-20T14:55:00.000Z","who":null,"created":3,"updated":1,"unchanged":0,"invited":3,"undoUntil":null,"undoneAt":null}]},
      empty: {"imports":[]},
      longText: {"imports":[{"name":"mB3xT9qLw2Rk7VnYc5HsJ8dFg1ZpA4eU","kind":"students","at":"2026-11-21T07:40:00.000Z","who":{"name":"Abdur-Rahman Muhammad Sulaiman al-Hashimi of the evening office","isYou":false},"created":9999,"updated":1234,"unchanged":5678,"invited":9999,"undoUntil":"2026-11-21T08:40:00.000Z","undoneAt":null}]},
    } satisfies Record<string, Answer<'listImports', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listImports', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listImports', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listImports', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listImports', 503>>,
  },
  saveStudentNotes: {
    200: {
      done: {"message":"Notes saved"},
    } satisfies Record<string, Answer<'saveStudentNotes', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'saveStudentNotes', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'saveStudentNotes', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'saveStudentNotes', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'saveStudentNotes', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'saveStudentNotes', 413>>,
    422: {
      invalid: {"error":{"notes":["Notes must have at most 4000 characters"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'saveStudentNotes', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'saveStudentNotes', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'saveStudentNotes', 503>>,
  },
  confirmStudentEmail: {
    200: {
      confirmed: {"message":"Email confirmed"},
    } satisfies Record<string, Answer<'confirmStudentEmail', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'confirmStudentEmail', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'confirmStudentEmail', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'confirmStudentEmail', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'confirmStudentEmail', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'confirmStudentEmail', 503>>,
  },
  confirmTeacherEmail: {
    200: {
      confirmed: {"message":"Email confirmed"},
    } satisfies Record<string, Answer<'confirmTeacherEmail', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'confirmTeacherEmail', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'confirmTeacherEmail', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'confirmTeacherEmail', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'confirmTeacherEmail', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'confirmTeacherEmail', 503>>,
  },
  orderOutlines: {
    200: {
      done: {"message":"Outline order saved"},
    } satisfies Record<string, Answer<'orderOutlines', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'orderOutlines', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'orderOutlines', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'orderOutlines', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'orderOutlines', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'orderOutlines', 413>>,
    422: {
      invalid: {"error":{"outlineIds":["Outline IDs is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'orderOutlines', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'orderOutlines', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'orderOutlines', 503>>,
  },
  scheduleClass: {
    200: {
      saved: {"message":"Class created"},
    } satisfies Record<string, Answer<'scheduleClass', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'scheduleClass', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'scheduleClass', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'scheduleClass', 404>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'scheduleClass', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'scheduleClass', 413>>,
    422: {
      invalid: {"error":{"title":["Title is required"]},"message":"Please check the highlighted fields."},
      conflict: {"error":{"times[1]":["Amina Yusuf has “Tajweed, evening” at that time, starting Tue, 1 Dec 2026 (20:30–21:30)."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'scheduleClass', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'scheduleClass', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'scheduleClass', 503>>,
  },
  beginUpload: {
    200: {
      begun: {"upload":"2Jm8cT0xkWq5nV7aRzB4hLpYsEuGdF1o","received":0},
    } satisfies Record<string, Answer<'beginUpload', 200>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'beginUpload', 413>>,
    422: {
      invalid: {"error":{"size":["Size must be at most 5242880"]},"message":"Please check the highlighted fields."},
      pdfReceipt: {"error":{"type":["The school accepts receipts only as images, not as PDFs."]}},
    } satisfies Record<string, Answer<'beginUpload', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'beginUpload', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'beginUpload', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'beginUpload', 503>>,
  },
  sendPiece: {
    200: {
      some: {"received":262144,"size":307200},
      all: {"received":307200,"size":307200},
    } satisfies Record<string, Answer<'sendPiece', 200>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'sendPiece', 404>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'sendPiece', 413>>,
    422: {
      invalid: {"error":{"piece":["The upload was damaged. Choose the file again."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'sendPiece', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'sendPiece', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'sendPiece', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'sendPiece', 503>>,
  },
  getUpload: {
    200: {
      typical: {"received":262144,"size":307200},
      all: {"received":307200,"size":307200},
    } satisfies Record<string, Answer<'getUpload', 200>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'getUpload', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getUpload', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getUpload', 503>>,
  },
  getPaymentTerms: {
    200: {
      typical: {"terms":{"reference":"C5-1J","currency":"USD","price":45,"discount":0,"discountName":null,"amount":45},"classTimings":[]},
      discounted: {"terms":{"reference":"C5-1J","currency":"USD","price":45,"discount":22.5,"discountName":"Siblings","amount":22.5}},
      nothing: {"terms":{"reference":"C5-1J","currency":"USD","price":45,"discount":45,"discountName":"Scholarship","amount":0}},
      knownTimes: {"terms":{"reference":"C5-1J","currency":"USD","price":45,"discount":0,"discountName":null,"amount":45},"classTimings":[{"from":"16:00","to":"17:30","days":[1,3]}]},
      partlyPaid: {"terms":{"reference":"C5-1J","currency":"USD","price":45,"discount":0,"discountName":null,"amount":25,"paid":20}},
    } satisfies Record<string, Answer<'getPaymentTerms', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getPaymentTerms', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getPaymentTerms', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'getPaymentTerms', 404>>,
    422: {
      invalid: {"error":{"code":["This code doesn’t exist."]},"message":"Please check the highlighted fields."},
      usedUp: {"error":{"code":["This code has been used up."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'getPaymentTerms', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'getPaymentTerms', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getPaymentTerms', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getPaymentTerms', 503>>,
  },
  listOwnFees: {
    200: {
      typical: {"fees":[{"id":3,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-10","dueOn":"2026-10-26","status":"overdue","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2610V","receipt":null,"paymentMethod":null,"origin":null,"transactionId":null,"sentAt":null,"seenAt":null,"decidedAt":null,"reason":null,"history":[]},{"id":4,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-11","dueOn":"2026-11-26","status":"due","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2611J","receipt":null,"paymentMethod":null,"origin":null,"transactionId":null,"sentAt":null,"seenAt":null,"decidedAt":null,"reason":null,"history":[]},{"id":2,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-09","dueOn":"2026-09-26","status":"pending","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2609C","receipt":"/uploads/receipt-1.jpg","paymentMethod":"bank transfer","origin":"domestic","transactionId":null,"sentAt":"2026-11-19T09:30:00.000Z","seenAt":null,"decidedAt":null,"reason":null,"history":[{"id":32,"status":"pending","sentAt":"2026-11-19T09:30:00.000Z","seenAt":null,"decidedAt":null,"reason":null}]},{"id":1,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-08","dueOn":"2026-08-26","status":"paid","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2608N","receipt":"/uploads/receipt-2.jpg","paymentMethod":"jazzcash","origin":"domestic","transactionId":"TRX-3000001","sentAt":"2026-08-24T12:00:00.000Z","seenAt":"2026-08-25T07:14:00.000Z","decidedAt":"2026-08-25T07:15:00.000Z","reason":null,"history":[{"id":31,"status":"paid","sentAt":"2026-08-24T12:00:00.000Z","seenAt":"2026-08-25T07:14:00.000Z","decidedAt":"2026-08-25T07:15:00.000Z","reason":null}]},{"id":7,"version":2,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-07","dueOn":"2026-07-26","status":"waived","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2607A","receipt":null,"paymentMethod":null,"origin":null,"transactionId":null,"sentAt":null,"seenAt":null,"decidedAt":"2026-07-20T07:15:00.000Z","reason":"All lessons this month were cancelled.","history":[]},{"id":8,"version":2,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-06","dueOn":"2026-06-26","status":"paid","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2606M","receipt":"/uploads/receipt-2.jpg","paymentMethod":"jazzcash","origin":"domestic","transactionId":"TRX-3000008","sentAt":"2026-06-24T12:00:00.000Z","seenAt":"2026-06-25T07:14:00.000Z","decidedAt":"2026-06-25T07:15:00.000Z","reason":null,"history":[{"id":38,"status":"paid","sentAt":"2026-06-24T12:00:00.000Z","seenAt":"2026-06-25T07:14:00.000Z","decidedAt":"2026-06-25T07:15:00.000Z","reason":null}]}]},
      rejected: {"fees":[{"id":3,"version":3,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-10","dueOn":"2026-10-26","status":"overdue","isRejected":true,"price":45,"discount":5,"discountName":"Siblings","amount":40,"currency":"USD","reference":"F1-1-2610V","receipt":"/uploads/receipt-3.jpg","paymentMethod":"bank transfer","origin":"domestic","transactionId":"TRX-3000003","sentAt":"2026-11-17T15:00:00.000Z","seenAt":"2026-11-18T07:50:00.000Z","decidedAt":"2026-11-18T08:00:00.000Z","reason":"This is the amount from last month.","history":[{"id":33,"status":"rejected","sentAt":"2026-10-30T15:00:00.000Z","seenAt":"2026-10-31T08:10:00.000Z","decidedAt":"2026-10-31T08:15:00.000Z","reason":"The receipt can’t be read. Please send a clearer picture."},{"id":36,"status":"replaced","sentAt":"2026-11-17T14:30:00.000Z","seenAt":null,"decidedAt":null,"reason":null},{"id":37,"status":"rejected","sentAt":"2026-11-17T15:00:00.000Z","seenAt":"2026-11-18T07:50:00.000Z","decidedAt":"2026-11-18T08:00:00.000Z","reason":"This is the amount from last month."}]},{"id":2,"version":2,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-09","dueOn":"2026-09-26","status":"pending","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2609C","receipt":"/uploads/receipt-1.jpg","paymentMethod":"bank transfer","origin":"international","transactionId":null,"sentAt":"2026-11-19T09:30:00.000Z","seenAt":"2026-11-20T08:00:00.000Z","decidedAt":null,"reason":null,"history":[{"id":32,"status":"pending","sentAt":"2026-11-19T09:30:00.000Z","seenAt":"2026-11-20T08:00:00.000Z","decidedAt":null,"reason":null}]}]},
      empty: {"fees":[]},
      longText: {"fees":[{"id":6,"version":1,"student":{"id":1,"name":"Zaynab Fatimah bint Abdurrahman ibn Muhammad al-Andalusi Malik of Bradford and Leeds","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week"},"purchaseId":101,"feesEndedAt":null,"month":"2026-10","dueOn":"2026-10-26","status":"overdue","isRejected":true,"price":1234567.89,"discount":0,"discountName":null,"amount":1234567.89,"currency":"USD","reference":"F1-1-2610X","receipt":"/uploads/receipt-1.jpg","paymentMethod":"bank transfer","origin":"domestic","transactionId":"TRX-3000006","sentAt":"2026-10-20T12:00:00.000Z","seenAt":"2026-10-21T07:14:00.000Z","decidedAt":"2026-10-21T07:15:00.000Z","reason":"The amount on the receipt doesn’t match the fee, the sender’s name isn’t on the account, and the date is from last year. Please send a clear photo of this month’s full receipt, or call the office between nine and five.","history":[{"id":36,"status":"rejected","sentAt":"2026-10-20T12:00:00.000Z","seenAt":"2026-10-21T07:14:00.000Z","decidedAt":"2026-10-21T07:15:00.000Z","reason":"The amount on the receipt doesn’t match the fee, the sender’s name isn’t on the account, and the date is from last year. Please send a clear photo of this month’s full receipt, or call the office between nine and five."}]}]},
      recorded: {"fees":[{"id":21,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-09","dueOn":"2026-09-26","status":"overdue","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2609K","receipt":null,"paymentMethod":null,"origin":null,"transactionId":null,"sentAt":null,"seenAt":null,"decidedAt":null,"reason":null,"history":[],"payments":{"paid":20,"refunded":0,"left":25,"entries":[{"id":12,"type":"payment","isReceipt":false,"amount":20,"method":"cash","day":"2026-11-18","transactionId":null,"note":null,"recordedAt":"2026-11-18T09:20:00.000Z","recordedBy":null,"voidedAt":null,"voidedBy":null,"voidReason":null}]}},{"id":24,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-11","dueOn":"2026-11-26","status":"paid","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2611K","receipt":null,"paymentMethod":"cash","origin":null,"transactionId":null,"sentAt":null,"seenAt":null,"decidedAt":"2026-11-18T09:20:00.000Z","reason":null,"history":[],"payments":{"paid":45,"refunded":0,"left":0,"entries":[{"id":16,"type":"payment","isReceipt":false,"amount":45,"method":"cash","day":"2026-11-18","transactionId":null,"note":null,"recordedAt":"2026-11-18T09:20:00.000Z","recordedBy":null,"voidedAt":null,"voidedBy":null,"voidReason":null}]}},{"id":25,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-10","dueOn":"2026-10-26","status":"paid","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2610K","receipt":null,"paymentMethod":"cash","origin":null,"transactionId":null,"sentAt":null,"seenAt":null,"decidedAt":"2026-11-18T09:20:00.000Z","reason":null,"history":[],"payments":{"paid":45,"refunded":15,"left":0,"entries":[{"id":8,"type":"payment","isReceipt":true,"amount":45,"method":"bank transfer","day":"2026-11-02","transactionId":"TRX-1000001","note":null,"recordedAt":"2026-11-03T08:15:00.000Z","recordedBy":null,"voidedAt":null,"voidedBy":null,"voidReason":null},{"id":13,"type":"refund","isReceipt":false,"amount":15,"method":"cash","day":"2026-11-20","transactionId":null,"note":"Two lessons were cancelled.","recordedAt":"2026-11-20T11:00:00.000Z","recordedBy":null,"voidedAt":null,"voidedBy":null,"voidReason":null}]}}]},
      together: {"fees":[{"id":2,"version":2,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-09","dueOn":"2026-09-26","status":"pending","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2609C","receipt":"/uploads/receipt-1.jpg","paymentMethod":"bank transfer","origin":"domestic","transactionId":"FT26325-00919","sentAt":"2026-11-19T09:30:00.000Z","seenAt":null,"decidedAt":null,"reason":null,"history":[{"id":32,"status":"pending","sentAt":"2026-11-19T09:30:00.000Z","seenAt":null,"decidedAt":null,"reason":null}],"together":[{"kind":"fee","id":9,"person":{"id":2,"name":"محمد عثمان"},"what":"ناظرہ قرآن, 2026-11","amount":40,"paymentStatus":"pending","version":2}]}]},
    } satisfies Record<string, Answer<'listOwnFees', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listOwnFees', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listOwnFees', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listOwnFees', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listOwnFees', 503>>,
  },
  payFee: {
    200: {
      received: {"message":"Payment submitted","reference":"F1-1-2610V"},
    } satisfies Record<string, Answer<'payFee', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'payFee', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'payFee', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'payFee', 404>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'payFee', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'payFee', 413>>,
    422: {
      invalid: {"error":{"receipt":["Receipt is required"]},"message":"Please check the highlighted fields."},
      alreadyPaid: {"error":"This fee is settled."},
    } satisfies Record<string, Answer<'payFee', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'payFee', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'payFee', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'payFee', 503>>,
  },
  payFees: {
    200: {
      received: {"message":"Payment submitted"},
    } satisfies Record<string, Answer<'payFees', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'payFees', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'payFees', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'payFees', 404>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'payFees', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'payFees', 413>>,
    422: {
      invalid: {"error":{"receipt":["Receipt is required"]},"message":"Please check the highlighted fields."},
      settled: {"error":{"fees":["Already settled: Tajweed for beginners, 2026-10. Nothing was submitted."]},"message":"Please check the highlighted fields."},
      currencies: {"error":{"fees":["Fees in different currencies need separate payments."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'payFees', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'payFees', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'payFees', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'payFees', 503>>,
  },
  listFees: {
    200: {
      typical: {"fees":[{"id":1,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en","guardian":{"name":"Imran Malik","overdue":1}},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-08","dueOn":"2026-08-26","status":"paid","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2608N","receipt":"/uploads/receipt-2.jpg","paymentMethod":"jazzcash","origin":"domestic","transactionId":"TRX-3000001","sentAt":"2026-08-24T12:00:00.000Z","seenAt":"2026-08-25T07:14:00.000Z","decidedAt":"2026-08-25T07:15:00.000Z","reason":null,"history":[{"id":31,"status":"paid","sentAt":"2026-08-24T12:00:00.000Z","seenAt":"2026-08-25T07:14:00.000Z","decidedAt":"2026-08-25T07:15:00.000Z","reason":null}]},{"id":2,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en","guardian":{"name":"Imran Malik","overdue":1}},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-09","dueOn":"2026-09-26","status":"pending","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2609C","receipt":"/uploads/receipt-1.jpg","paymentMethod":"bank transfer","origin":"domestic","transactionId":null,"sentAt":"2026-11-19T09:30:00.000Z","seenAt":null,"decidedAt":null,"reason":null,"history":[{"id":32,"status":"pending","sentAt":"2026-11-19T09:30:00.000Z","seenAt":null,"decidedAt":null,"reason":null}]},{"id":3,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en","guardian":{"name":"Imran Malik","overdue":1}},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-10","dueOn":"2026-10-26","status":"overdue","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2610V","receipt":null,"paymentMethod":null,"origin":null,"transactionId":null,"sentAt":null,"seenAt":null,"decidedAt":null,"reason":null,"history":[]},{"id":5,"version":3,"student":{"id":4,"name":"Omar Haddad","code":"STD-004","phone":"+44 20 5550104","language":null,"guardian":{"name":"Khalid Haddad","overdue":1}},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":104,"feesEndedAt":null,"month":"2026-10","dueOn":"2026-10-26","status":"overdue","isRejected":true,"price":45,"discount":5,"discountName":"Siblings","amount":40,"currency":"USD","reference":"F1-4-2610P","receipt":"/uploads/receipt-3.jpg","paymentMethod":"bank transfer","origin":"domestic","transactionId":"TRX-3000005","sentAt":"2026-11-01T15:00:00.000Z","seenAt":"2026-11-02T07:59:00.000Z","decidedAt":"2026-11-02T08:00:00.000Z","reason":"The receipt can’t be read. Please send a clearer picture.","history":[{"id":35,"status":"rejected","sentAt":"2026-11-01T15:00:00.000Z","seenAt":"2026-11-02T07:59:00.000Z","decidedAt":"2026-11-02T08:00:00.000Z","reason":"The receipt can’t be read. Please send a clearer picture."}]},{"id":4,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en","guardian":{"name":"Imran Malik","overdue":1}},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-11","dueOn":"2026-11-26","status":"due","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2611J","receipt":null,"paymentMethod":null,"origin":null,"transactionId":null,"sentAt":null,"seenAt":null,"decidedAt":null,"reason":null,"history":[]},{"id":9,"version":2,"student":{"id":4,"name":"Omar Haddad","code":"STD-004","phone":"+44 20 5550104","language":null,"guardian":{"name":"Khalid Haddad","overdue":1}},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":104,"feesEndedAt":null,"month":"2026-11","dueOn":"2026-11-26","status":"rejected","isRejected":true,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-4-2611D","receipt":"/uploads/receipt-3.jpg","paymentMethod":"bank transfer","origin":"domestic","transactionId":"TRX-3000009","sentAt":"2026-11-20T15:00:00.000Z","seenAt":"2026-11-21T07:59:00.000Z","decidedAt":"2026-11-21T08:00:00.000Z","reason":"The amount doesn’t match the fee.","history":[{"id":39,"status":"rejected","sentAt":"2026-11-20T15:00:00.000Z","seenAt":"2026-11-21T07:59:00.000Z","decidedAt":"2026-11-21T08:00:00.000Z","reason":"The amount doesn’t match the fee."}]}],"counts":{"due":2,"overdue":2,"pending":1},"sums":[{"currency":"USD","due":90,"overdue":85,"pending":45}],"next":null},
      empty: {"fees":[],"counts":{"due":0,"overdue":0,"pending":0},"next":null},
      longText: {"fees":[{"id":6,"version":1,"student":{"id":1,"name":"Zaynab Fatimah bint Abdurrahman ibn Muhammad al-Andalusi Malik of Bradford and Leeds","code":"STD-001","phone":"+44 20 5550101","language":"en"},"course":{"id":1,"name":"Tajweed for adult beginners who read slowly: where each letter is pronounced, the rules that join letters, and one short surah every week"},"purchaseId":101,"feesEndedAt":null,"month":"2026-10","dueOn":"2026-10-26","status":"overdue","isRejected":true,"price":1234567.89,"discount":0,"discountName":null,"amount":1234567.89,"currency":"USD","reference":"F1-1-2610X","receipt":"/uploads/receipt-1.jpg","paymentMethod":"bank transfer","origin":"domestic","transactionId":"TRX-3000006","sentAt":"2026-10-20T12:00:00.000Z","seenAt":"2026-10-21T07:14:00.000Z","decidedAt":"2026-10-21T07:15:00.000Z","reason":"The amount on the receipt doesn’t match the fee, the sender’s name isn’t on the account, and the date is from last year. Please send a clear photo of this month’s full receipt, or call the office between nine and five.","history":[{"id":36,"status":"rejected","sentAt":"2026-10-20T12:00:00.000Z","seenAt":"2026-10-21T07:14:00.000Z","decidedAt":"2026-10-21T07:15:00.000Z","reason":"The amount on the receipt doesn’t match the fee, the sender’s name isn’t on the account, and the date is from last year. Please send a clear photo of this month’s full receipt, or call the office between nine and five."}]}],"counts":{"due":0,"overdue":1,"pending":0},"next":null},
      family: {"fees":[{"id":21,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en","guardian":{"name":"Imran Malik","overdue":3}},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-09","dueOn":"2026-09-26","status":"overdue","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2609K","receipt":null,"paymentMethod":null,"origin":null,"transactionId":null,"sentAt":null,"seenAt":null,"decidedAt":null,"reason":null,"history":[],"payments":{"paid":20,"refunded":0,"left":25,"entries":[{"id":12,"type":"payment","isReceipt":false,"amount":20,"method":"cash","day":"2026-11-18","transactionId":null,"note":null,"recordedAt":"2026-11-18T09:20:00.000Z","recordedBy":"Salma Farooq","voidedAt":null,"voidedBy":null,"voidReason":null}]}},{"id":22,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en","guardian":{"name":"Imran Malik","overdue":3}},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-10","dueOn":"2026-10-26","status":"overdue","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2610K","receipt":null,"paymentMethod":null,"origin":null,"transactionId":null,"sentAt":null,"seenAt":null,"decidedAt":null,"reason":null,"history":[]},{"id":23,"version":1,"student":{"id":21,"name":"Hamid Malik","code":"STD-021","phone":"+44 20 5550101","language":"en","guardian":{"name":"Imran Malik","overdue":3}},"course":{"id":3,"name":"حفظ جزء عمّ"},"purchaseId":121,"feesEndedAt":null,"month":"2026-10","dueOn":"2026-10-26","status":"overdue","isRejected":false,"price":40,"discount":0,"discountName":null,"amount":40,"currency":"USD","reference":"F3-21-2610K","receipt":null,"paymentMethod":null,"origin":null,"transactionId":null,"sentAt":null,"seenAt":null,"decidedAt":null,"reason":null,"history":[]}],"counts":{"due":0,"overdue":3,"pending":0},"sums":[{"currency":"USD","due":0,"overdue":110,"pending":0}],"next":null},
      settled: {"fees":[{"id":24,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en","guardian":{"name":"Imran Malik","overdue":0}},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-11","dueOn":"2026-11-26","status":"paid","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2611K","receipt":null,"paymentMethod":"cash","origin":null,"transactionId":null,"sentAt":null,"seenAt":null,"decidedAt":"2026-11-18T09:20:00.000Z","reason":null,"history":[],"payments":{"paid":45,"refunded":0,"left":0,"entries":[{"id":16,"type":"payment","isReceipt":false,"amount":45,"method":"cash","day":"2026-11-18","transactionId":null,"note":null,"recordedAt":"2026-11-18T09:20:00.000Z","recordedBy":"Salma Farooq","voidedAt":null,"voidedBy":null,"voidReason":null}]}},{"id":25,"version":1,"student":{"id":1,"name":"Zaynab Malik","code":"STD-001","phone":"+44 20 5550101","language":"en","guardian":{"name":"Imran Malik","overdue":0}},"course":{"id":1,"name":"Tajweed for beginners"},"purchaseId":101,"feesEndedAt":null,"month":"2026-10","dueOn":"2026-10-26","status":"paid","isRejected":false,"price":45,"discount":0,"discountName":null,"amount":45,"currency":"USD","reference":"F1-1-2610K","receipt":null,"paymentMethod":"cash","origin":null,"transactionId":null,"sentAt":null,"seenAt":null,"decidedAt":"2026-11-18T09:20:00.000Z","reason":null,"history":[],"payments":{"paid":45,"refunded":15,"left":0,"entries":[{"id":8,"type":"payment","isReceipt":true,"amount":45,"method":"bank transfer","day":"2026-11-02","transactionId":"TRX-1000001","note":null,"recordedAt":"2026-11-03T08:15:00.000Z","recordedBy":null,"voidedAt":null,"voidedBy":null,"voidReason":null},{"id":13,"type":"refund","isReceipt":false,"amount":15,"method":"cash","day":"2026-11-20","transactionId":null,"note":"Two lessons were cancelled.","recordedAt":"2026-11-20T11:00:00.000Z","recordedBy":"Salma Farooq","voidedAt":null,"voidedBy":null,"voidReason":null}]}}],"counts":{"due":0,"overdue":0,"pending":0},"sums":[],"next":null},
    } satisfies Record<string, Answer<'listFees', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listFees', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listFees', 403>>,
    422: {
      invalid: {"error":{"after":["After isn’t in the right format"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'listFees', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listFees', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listFees', 503>>,
  },
  decideFee: {
    200: {
      saved: {"message":"Payment status updated"},
    } satisfies Record<string, Answer<'decideFee', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'decideFee', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'decideFee', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'decideFee', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'decideFee', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'decideFee', 413>>,
    422: {
      invalid: {"error":{"paymentStatus":["Payment status must be one of: paid, rejected, waived"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'decideFee', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'decideFee', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'decideFee', 503>>,
  },
  endFees: {
    200: {
      ended: {"message":"Monthly fees stopped for this course"},
    } satisfies Record<string, Answer<'endFees', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'endFees', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'endFees', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'endFees', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'endFees', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'endFees', 413>>,
    422: {
      invalid: {"error":{"id":["ID is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'endFees', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'endFees', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'endFees', 503>>,
  },
  listDiscounts: {
    200: {
      typical: {"discounts":[{"id":6,"name":"Children of teachers","code":"STAFF","student":null,"course":null,"event":null,"percentage":25,"amount":null,"currency":null,"from":null,"until":null,"mostUses":null,"uses":3,"endedAt":null,"note":"Agreed at the staff meeting in March.","version":1},{"id":5,"name":"عيد","code":"EID","student":null,"course":null,"event":null,"percentage":10,"amount":null,"currency":null,"from":null,"until":null,"mostUses":null,"uses":0,"endedAt":null,"note":null,"version":1},{"id":4,"name":"Opening week","code":"WELCOME","student":null,"course":null,"event":null,"percentage":20,"amount":null,"currency":null,"from":null,"until":"2026-03-31","mostUses":null,"uses":2,"endedAt":"2026-04-01T08:00:00.000Z","note":null,"version":2},{"id":3,"name":"Early bird","code":"EARLY","student":null,"course":null,"event":{"id":4,"title":"Parents’ workshop"},"percentage":null,"amount":5,"currency":"USD","from":"2026-05-01","until":"2026-12-31","mostUses":10,"uses":0,"endedAt":null,"note":null,"version":1},{"id":2,"name":"Scholarship","code":null,"student":{"id":1,"std_id":"STD-001","name":"Zaynab Malik"},"course":{"id":7,"name":"التجويد المتقدم"},"event":null,"percentage":50,"amount":null,"currency":null,"from":null,"until":null,"mostUses":12,"uses":0,"endedAt":null,"note":"Agreed with the family until they’ve settled in.","version":1},{"id":1,"name":"Siblings","code":"SIBLINGS","student":null,"course":null,"event":null,"percentage":50,"amount":null,"currency":null,"from":null,"until":null,"mostUses":100,"uses":0,"endedAt":null,"note":null,"version":1}]},
      empty: {"discounts":[]},
      longText: {"discounts":[{"id":1,"name":"Discount for siblings who study the same course in the same group, for the first school year","code":"AVERYLONGCODETHATNOBODYEVERWANTSTOTYPE-1","student":{"id":1,"std_id":"STD-001","name":"Zaynab Malik"},"course":{"id":10,"name":"Qira’at, an introduction"},"event":null,"percentage":null,"amount":999999.99,"currency":"USD","from":"2026-01-01","until":"2026-12-31","mostUses":100000,"uses":99999,"endedAt":null,"note":"Agreed with the family in March for as long as both children study in the same group. The discount applies to monthly fees and to new courses, but not to events. If one child leaves, it ends with the next month. Please review it together with the family before the start of each school year and add a note here about what was agreed, with the date and the name of the person you spoke to.","version":1},{"id":2,"name":"بہن بھائیوں کے لیے رعایت","code":"عید","student":null,"course":null,"event":null,"percentage":25,"amount":null,"currency":null,"from":null,"until":null,"mostUses":null,"uses":0,"endedAt":null,"note":null,"version":1}]},
    } satisfies Record<string, Answer<'listDiscounts', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listDiscounts', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listDiscounts', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listDiscounts', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listDiscounts', 503>>,
  },
  saveDiscount: {
    200: {
      updated: {"message":"Discount updated successfully"},
    } satisfies Record<string, Answer<'saveDiscount', 200>>,
    201: {
      created: {"message":"Discount created successfully"},
    } satisfies Record<string, Answer<'saveDiscount', 201>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'saveDiscount', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'saveDiscount', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'saveDiscount', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'saveDiscount', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'saveDiscount', 413>>,
    422: {
      invalid: {"error":{"code":["This code is already in use."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'saveDiscount', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'saveDiscount', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'saveDiscount', 503>>,
  },
  endDiscount: {
    200: {
      ended: {"message":"Discount ended"},
      deleted: {"message":"Discount deleted"},
    } satisfies Record<string, Answer<'endDiscount', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'endDiscount', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'endDiscount', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'endDiscount', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'endDiscount', 409>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'endDiscount', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'endDiscount', 503>>,
  },
  listOwnDiscounts: {
    200: {
      typical: {"discounts":[{"name":"Scholarship","courseId":7,"eventId":null,"percentage":50,"amount":null},{"name":"Siblings","courseId":null,"eventId":4,"percentage":null,"amount":15},{"name":"Scholarship","courseId":3,"eventId":null,"percentage":25,"amount":null},{"name":"Siblings","courseId":5,"eventId":null,"percentage":10,"amount":null},{"name":"Siblings","courseId":8,"eventId":null,"percentage":10,"amount":null},{"name":"Volunteers","courseId":null,"eventId":2,"percentage":null,"amount":5}]},
      empty: {"discounts":[]},
      longText: {"discounts":[{"name":"Discount for siblings who study the same course in the same group, for the first school year","courseId":null,"eventId":null,"percentage":33,"amount":null}]},
    } satisfies Record<string, Answer<'listOwnDiscounts', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listOwnDiscounts', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listOwnDiscounts', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listOwnDiscounts', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listOwnDiscounts', 503>>,
  },
  noteReceiptSeen: {
    200: {
      noted: {"message":"Receipt marked as viewed"},
    } satisfies Record<string, Answer<'noteReceiptSeen', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'noteReceiptSeen', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'noteReceiptSeen', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'noteReceiptSeen', 404>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'noteReceiptSeen', 413>>,
    422: {
      invalid: {"error":{"kind":["Kind must be one of: course, event, fee"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'noteReceiptSeen', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'noteReceiptSeen', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'noteReceiptSeen', 503>>,
  },
  getPayment: {
    200: {
      typical: {"payment":{"person":{"id":2,"name":"محمد عثمان"},"payment":{"kind":"course","id":31,"what":"Tajweed","paymentStatus":"pending","currency":"USD","amount":40,"sentAt":"2026-05-21T10:05:00.000Z"},"courseId":2,"eventId":null,"price":50,"priceNow":60,"discount":10,"reference":"C2-2K","transactionId":"TRX-1000031","paymentMethod":"EasyPaisa","origin":"domestic","receipt":"/uploads/receipt-2.jpg","seenAt":"2026-05-22T08:00:00.000Z","decidedAt":null,"others":[{"kind":"event","id":2,"what":"محفلِ قراءت","paymentStatus":"paid","currency":"USD","amount":10,"sentAt":"2026-05-02T09:12:00.000Z"},{"kind":"course","id":12,"what":"Noorani Qaida","paymentStatus":"rejected","currency":"USD","amount":30,"sentAt":"2026-03-11T18:20:00.000Z"}],"alike":[{"why":"sameBytes","person":{"id":3,"name":"Aisha Rahman"},"payment":{"kind":"course","id":28,"what":"Tajweed","paymentStatus":"paid","currency":"USD","amount":40,"sentAt":"2026-05-19T07:45:00.000Z"},"isSameAmount":true,"receipt":"/uploads/receipt-1.jpg"},{"why":"sameTransaction","person":{"id":3,"name":"Aisha Rahman"},"payment":{"kind":"event","id":4,"what":"Open evening","paymentStatus":"pending","currency":"USD","amount":10,"sentAt":"2026-05-20T07:45:00.000Z"},"isSameAmount":false,"receipt":"/uploads/receipt-3.jpg"}]}},
      fee: {"payment":{"person":{"id":1,"name":"Zaynab Malik"},"payment":{"kind":"fee","id":2,"what":"Tajweed for beginners, 2026-09","paymentStatus":"pending","currency":"USD","amount":45,"sentAt":"2026-11-19T09:30:00.000Z"},"courseId":1,"eventId":null,"price":45,"priceNow":45,"discount":0,"reference":"F1-1-2609C","transactionId":null,"paymentMethod":"bank transfer","origin":"domestic","receipt":"/uploads/receipt-1.jpg","seenAt":null,"decidedAt":null,"others":[{"kind":"fee","id":1,"what":"Tajweed for beginners, 2026-08","paymentStatus":"paid","currency":"USD","amount":45,"sentAt":"2026-08-24T12:00:00.000Z"},{"kind":"course","id":101,"what":"Tajweed for beginners","paymentStatus":"paid","currency":"USD","amount":45,"sentAt":"2026-04-26T08:00:00.000Z"}],"alike":[{"why":"sameBytes","person":{"id":1,"name":"Zaynab Malik"},"payment":{"kind":"fee","id":1,"what":"Tajweed for beginners, 2026-08","paymentStatus":"paid","currency":"USD","amount":45,"sentAt":"2026-08-24T12:00:00.000Z"},"isSameAmount":true,"receipt":"/uploads/receipt-2.jpg"}]}},
      partlyPaid: {"payment":{"person":{"id":1,"name":"Zaynab Malik"},"payment":{"kind":"fee","id":2,"what":"Tajweed for beginners, 2026-09","paymentStatus":"pending","currency":"USD","amount":45,"sentAt":"2026-11-19T09:30:00.000Z"},"courseId":1,"eventId":null,"price":45,"priceNow":45,"discount":0,"reference":"F1-1-2609C","transactionId":null,"paymentMethod":"bank transfer","origin":"domestic","receipt":"/uploads/receipt-1.jpg","seenAt":null,"decidedAt":null,"payments":{"paid":20,"refunded":0,"left":25,"entries":[{"id":12,"type":"payment","isReceipt":false,"amount":20,"method":"cash","day":"2026-11-18","transactionId":null,"note":"The rest comes by transfer.","recordedAt":"2026-11-18T09:20:00.000Z","recordedBy":"Salma Farooq","voidedAt":null,"voidedBy":null,"voidReason":null}]},"others":[{"kind":"fee","id":1,"what":"Tajweed for beginners, 2026-08","paymentStatus":"paid","currency":"USD","amount":45,"sentAt":"2026-08-24T12:00:00.000Z"},{"kind":"course","id":101,"what":"Tajweed for beginners","paymentStatus":"paid","currency":"USD","amount":45,"sentAt":"2026-04-26T08:00:00.000Z"}],"alike":[{"why":"sameBytes","person":{"id":1,"name":"Zaynab Malik"},"payment":{"kind":"fee","id":1,"what":"Tajweed for beginners, 2026-08","paymentStatus":"paid","currency":"USD","amount":45,"sentAt":"2026-08-24T12:00:00.000Z"},"isSameAmount":true,"receipt":"/uploads/receipt-2.jpg"}]}},
      together: {"payment":{"person":{"id":1,"name":"Zaynab Malik"},"payment":{"kind":"fee","id":2,"what":"Tajweed for beginners, 2026-09","paymentStatus":"pending","currency":"USD","amount":45,"sentAt":"2026-11-19T09:30:00.000Z"},"courseId":1,"eventId":null,"price":45,"priceNow":45,"discount":0,"reference":"F1-1-2609C","transactionId":"FT26325-00919","paymentMethod":"bank transfer","origin":"domestic","receipt":"/uploads/receipt-1.jpg","seenAt":null,"decidedAt":null,"together":[{"kind":"fee","id":3,"person":{"id":1,"name":"Zaynab Malik"},"what":"Tajweed for beginners, 2026-10","amount":45,"paymentStatus":"pending","version":2},{"kind":"fee","id":9,"person":{"id":2,"name":"محمد عثمان"},"what":"ناظرہ قرآن, 2026-11","amount":40,"paymentStatus":"pending","version":2}],"others":[],"alike":[]}},
      alone: {"payment":{"person":{"id":2,"name":"محمد عثمان"},"payment":{"kind":"event","id":2,"what":"محفلِ قراءت","paymentStatus":"pending","currency":null,"amount":null,"sentAt":null},"courseId":null,"eventId":2,"price":10,"priceNow":10,"discount":0,"reference":"E-2","transactionId":null,"paymentMethod":"Bank transfer","origin":null,"receipt":"/uploads/receipt-2.jpg","seenAt":null,"decidedAt":null,"others":[],"alike":[]}},
      longText: {"payment":{"person":{"id":2,"name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi Malik of Karachi"},"payment":{"kind":"course","id":31,"what":"Tajweed for adult beginners: letters, rules of recitation and one short surah every week with a teacher","paymentStatus":"paid","currency":"USD","amount":987654.25,"sentAt":"2026-05-21T10:05:00.000Z"},"courseId":2,"eventId":null,"price":987655.25,"priceNow":null,"discount":1,"reference":"C2147483647-2147483647K","transactionId":"TRX-2026-05-21-000000000000000000000000000000000000000000001","paymentMethod":"International bank transfer, Gulberg III Main Boulevard branch, Lahore","origin":"international","receipt":"/uploads/receipt-2.jpg","seenAt":null,"decidedAt":"2026-05-22T08:00:00.000Z","others":[{"kind":"course","id":12,"what":"Tajweed for adult beginners: letters, rules of recitation and one short surah every week with a teacher","paymentStatus":"rejected","currency":"USD","amount":987654.25,"sentAt":null}],"alike":[{"why":"sameTransaction","person":{"id":null,"name":"Zaynab Fatimah Noor-ul-Huda bint Muhammad Abdurrahman al-Hassani al-Qureshi Malik of Karachi"},"payment":{"kind":"course","id":12,"what":"Tajweed for adult beginners: letters, rules of recitation and one short surah every week with a teacher","paymentStatus":"rejected","currency":"USD","amount":987654.25,"sentAt":null},"isSameAmount":true,"receipt":null}]}},
    } satisfies Record<string, Answer<'getPayment', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getPayment', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getPayment', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'getPayment', 404>>,
    422: {
      invalid: {"error":{"kind":["Kind must be one of: course, event, fee"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'getPayment', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getPayment', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getPayment', 503>>,
  },
  saveTransactionId: {
    200: {
      saved: {"message":"Transaction number saved"},
    } satisfies Record<string, Answer<'saveTransactionId', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'saveTransactionId', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'saveTransactionId', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'saveTransactionId', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'saveTransactionId', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'saveTransactionId', 413>>,
    422: {
      invalid: {"error":{"transactionId":["Transaction ID is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'saveTransactionId', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'saveTransactionId', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'saveTransactionId', 503>>,
  },
  correctPayment: {
    200: {
      saved: {"message":"Decision corrected"},
    } satisfies Record<string, Answer<'correctPayment', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'correctPayment', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'correctPayment', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'correctPayment', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'correctPayment', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'correctPayment', 413>>,
    422: {
      invalid: {"error":{"reason":["Reason is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'correctPayment', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'correctPayment', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'correctPayment', 503>>,
  },
  recordPayment: {
    200: {
      recorded: {"message":"Payment recorded","id":12},
    } satisfies Record<string, Answer<'recordPayment', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'recordPayment', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'recordPayment', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'recordPayment', 404>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'recordPayment', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'recordPayment', 413>>,
    422: {
      invalid: {"error":{"date":["This day is in the future."]},"message":"Please check the highlighted fields."},
      tooMuch: {"error":{"amount":["Only 25 USD is due for this."]},"message":"Please check the highlighted fields."},
      nothingDue: {"error":"Nothing is due for this."},
    } satisfies Record<string, Answer<'recordPayment', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'recordPayment', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'recordPayment', 503>>,
  },
  recordRefund: {
    200: {
      recorded: {"message":"Refund recorded","id":13},
    } satisfies Record<string, Answer<'recordRefund', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'recordRefund', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'recordRefund', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'recordRefund', 404>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'recordRefund', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'recordRefund', 413>>,
    422: {
      invalid: {"error":{"reason":["Reason is required"]},"message":"Please check the highlighted fields."},
      tooMuch: {"error":{"amount":["Only 45 USD was paid for this."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'recordRefund', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'recordRefund', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'recordRefund', 503>>,
  },
  voidEntry: {
    200: {
      voided: {"message":"Payment voided"},
    } satisfies Record<string, Answer<'voidEntry', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'voidEntry', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'voidEntry', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'voidEntry', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'voidEntry', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'voidEntry', 413>>,
    422: {
      invalid: {"error":{"reason":["Reason is required"]},"message":"Please check the highlighted fields."},
      refundedSince: {"error":"A part of this payment was refunded. Void the refund first."},
    } satisfies Record<string, Answer<'voidEntry', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'voidEntry', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'voidEntry', 503>>,
  },
  listPayableItems: {
    200: {
      typical: {"items":[{"kind":"fee","id":3,"itemId":1,"title":"Tajweed for beginners","month":"2026-10","dueOn":"2026-10-26","amount":45,"paid":20,"left":25,"currency":"USD"},{"kind":"fee","id":4,"itemId":1,"title":"Tajweed for beginners","month":"2026-11","dueOn":"2026-11-26","amount":45,"paid":0,"left":45,"currency":"USD"},{"kind":"course","id":2,"itemId":2,"title":"ناظرہ قرآن","month":null,"dueOn":null,"amount":40,"paid":0,"left":40,"currency":"USD"},{"kind":"event","id":2,"itemId":2,"title":"محفلِ قراءت","month":null,"dueOn":null,"amount":10,"paid":0,"left":10,"currency":"USD"},{"kind":"course","id":null,"itemId":3,"title":"حفظ جزء عمّ","month":null,"dueOn":null,"amount":54,"paid":0,"left":54,"currency":"USD"},{"kind":"course","id":null,"itemId":4,"title":"Qaida for children","month":null,"dueOn":null,"amount":25,"paid":0,"left":25,"currency":"USD"}]},
      empty: {"items":[]},
      longText: {"items":[{"kind":"fee","id":6,"itemId":10,"title":"Qira’at: an introduction to the ten readings, their narrators and chains of transmission, for students who have completed Tajweed","month":"2026-10","dueOn":"2026-10-26","amount":1234567.89,"paid":1000000,"left":234567.89,"currency":"PKR"},{"kind":"course","id":null,"itemId":9,"title":"اسلامی آداب اور روزمرہ زندگی کے آداب، گھر میں، مدرسے میں، سفر میں اور مسجد میں، ہر عمر کے بچوں اور بڑوں کے لیے","month":null,"dueOn":null,"amount":20,"paid":0,"left":20,"currency":"USD"}]},
    } satisfies Record<string, Answer<'listPayableItems', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listPayableItems', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listPayableItems', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'listPayableItems', 404>>,
    422: {
      invalid: {"error":{"studentId":["Student ID is required"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'listPayableItems', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listPayableItems', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listPayableItems', 503>>,
  },
  getIncome: {
    200: {
      typical: {"currency":"USD","minorDigits":2,"total":{"count":200,"amount":833000},"refunds":{"count":2,"amount":5500},"previous":{"month":"2026-11","count":22,"amount":91600,"refunds":1500},"months":[{"month":"2026-01","count":12,"amount":50400},{"month":"2026-02","count":14,"amount":58300},{"month":"2026-03","count":18,"amount":74900},{"month":"2026-04","count":10,"amount":41600},{"month":"2026-05","count":16,"amount":66600},{"month":"2026-06","count":20,"amount":83300},{"month":"2026-07","count":24,"amount":99900},{"month":"2026-08","count":22,"amount":91600},{"month":"2026-09","count":18,"amount":74900},{"month":"2026-10","count":20,"amount":83300},{"month":"2026-11","count":22,"amount":91600,"refunds":1500},{"month":"2026-12","count":4,"amount":16600,"refunds":4000}],"items":[{"kind":"course","id":1,"name":"Tajweed for beginners","count":62,"amount":279000},{"kind":"course","id":7,"name":"التجويد المتقدم","count":31,"amount":232500},{"kind":"course","id":3,"name":"حفظ جزء عمّ","count":30,"amount":180000},{"kind":"course","id":4,"name":"Qaida for children","count":41,"amount":102500},{"kind":"event","id":2,"name":"محفلِ قراءت","count":24,"amount":24000},{"kind":"event","id":8,"name":"ورشة التجويد","count":12,"amount":15000}],"methods":[{"method":"Bank Transfer","count":90,"amount":423000},{"method":"jazzcash","count":70,"amount":310000},{"method":"PayPal","count":40,"amount":100000}],"others":[{"currency":"PKR","minorDigits":2,"count":3,"amount":4500050}]},
      empty: {"currency":"USD","minorDigits":2,"total":{"count":0,"amount":0},"months":[{"month":"2026-01","count":0,"amount":0},{"month":"2026-02","count":0,"amount":0},{"month":"2026-03","count":0,"amount":0},{"month":"2026-04","count":0,"amount":0},{"month":"2026-05","count":0,"amount":0},{"month":"2026-06","count":0,"amount":0},{"month":"2026-07","count":0,"amount":0},{"month":"2026-08","count":0,"amount":0},{"month":"2026-09","count":0,"amount":0},{"month":"2026-10","count":0,"amount":0},{"month":"2026-11","count":0,"amount":0},{"month":"2026-12","count":0,"amount":0}],"items":[],"methods":[],"others":[]},
      huge: {"currency":"PKR","minorDigits":2,"total":{"count":200000,"amount":1600000000123},"months":[{"month":"2026-01","count":16674,"amount":133333333350},{"month":"2026-02","count":16666,"amount":133333333343},{"month":"2026-03","count":16666,"amount":133333333343},{"month":"2026-04","count":16666,"amount":133333333343},{"month":"2026-05","count":16666,"amount":133333333343},{"month":"2026-06","count":16666,"amount":133333333343},{"month":"2026-07","count":16666,"amount":133333333343},{"month":"2026-08","count":16666,"amount":133333333343},{"month":"2026-09","count":16666,"amount":133333333343},{"month":"2026-10","count":16666,"amount":133333333343},{"month":"2026-11","count":16666,"amount":133333333343},{"month":"2026-12","count":16666,"amount":133333333343}],"items":[{"kind":"course","id":1,"name":"Tajweed for beginners","count":180000,"amount":1440000000000},{"kind":"course","id":3,"name":"حفظ جزء عمّ","count":20000,"amount":160000000123}],"methods":[{"method":"Bank Transfer","count":200000,"amount":1600000000123}],"others":[]},
      firstMonths: {"currency":"USD","minorDigits":2,"total":{"count":9,"amount":38500},"refunds":{"count":0,"amount":0},"previous":{"month":"2026-10","count":4,"amount":16000,"refunds":0},"months":[{"month":"2026-09","count":0,"amount":0,"refunds":0},{"month":"2026-10","count":4,"amount":16000,"refunds":0},{"month":"2026-11","count":5,"amount":22500,"refunds":0}],"items":[{"kind":"course","id":1,"name":"Tajweed for beginners","count":7,"amount":31500},{"kind":"event","id":2,"name":"محفلِ قراءت","count":2,"amount":7000}],"methods":[{"method":"cash","count":5,"amount":20500},{"method":"bank","count":1,"amount":4500},{"method":"bank transfer","count":2,"amount":9000},{"method":null,"count":1,"amount":4500}],"others":[]},
      longText: {"currency":"USD","minorDigits":2,"total":{"count":3,"amount":26100},"months":[{"month":"2026-01","count":0,"amount":0},{"month":"2026-02","count":0,"amount":0},{"month":"2026-03","count":0,"amount":0},{"month":"2026-04","count":0,"amount":0},{"month":"2026-05","count":0,"amount":0},{"month":"2026-06","count":0,"amount":0},{"month":"2026-07","count":0,"amount":0},{"month":"2026-08","count":0,"amount":0},{"month":"2026-09","count":0,"amount":0},{"month":"2026-10","count":0,"amount":0},{"month":"2026-11","count":3,"amount":26100},{"month":"2026-12","count":0,"amount":0}],"items":[{"kind":"course","id":9,"name":"اسلامی آداب اور روزمرہ زندگی کے آداب، گھر میں، مدرسے میں، سفر میں اور مسجد میں، ہر عمر کے بچوں اور بڑوں کے لیے","count":1,"amount":2000},{"kind":"course","id":10,"name":"Qira’at: an introduction to the ten readings, their narrators and chains of transmission, for students who have completed Tajweed","count":2,"amount":24100}],"methods":[{"method":"International transfer through a licensed currency exchange in Karachi, collected in cash at the office","count":2,"amount":24100},{"method":null,"count":1,"amount":2000}],"others":[]},
    } satisfies Record<string, Answer<'getIncome', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getIncome', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getIncome', 403>>,
    422: {
      invalid: {"error":{"until":["The end date can’t be before the start date."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'getIncome', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getIncome', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getIncome', 503>>,
  },
  listPayments: {
    200: {
      typical: {"payments":[{"kind":"course","id":1,"sentAt":"2026-01-01T09:12:00.000Z","decidedAt":"2026-01-02T07:00:00.000Z","reference":"C-1","transactionId":null,"studentId":1,"student":"Zaynab Malik","item":"Tajweed for beginners","method":"Bank Transfer","price":45,"discount":0,"amount":45,"currency":"USD","status":"paid"},{"kind":"course","id":5,"sentAt":"2026-02-14T10:00:00.000Z","decidedAt":"2026-02-14T12:30:00.000Z","reference":"C-5","transactionId":"TX-88120","studentId":1,"student":"Zaynab Malik","item":"حفظ جزء عمّ","method":"PayPal","price":60,"discount":6,"amount":54,"currency":"USD","status":"paid"},{"kind":"course","id":3,"sentAt":"2026-06-03T16:45:00.000Z","decidedAt":"2026-06-04T06:10:00.000Z","reference":"C-3","transactionId":null,"studentId":1,"student":"Zaynab Malik","item":"التجويد المتقدم","method":"bank transfer","price":75,"discount":0,"amount":75,"currency":"USD","status":"rejected"},{"kind":"event","id":6,"sentAt":"2026-11-05T11:00:00.000Z","decidedAt":"2026-11-05T15:00:00.000Z","reference":"E-6","transactionId":null,"studentId":1,"student":"Zaynab Malik","item":"ورشة التجويد","method":"jazzcash","price":12.5,"discount":0,"amount":12.5,"currency":"USD","status":"paid"},{"kind":"course","id":9,"sentAt":"2026-11-11T08:00:00.000Z","decidedAt":"2026-11-12T08:00:00.000Z","reference":"C-9","transactionId":"=SUM(A1)","studentId":2,"student":"محمد عثمان","item":"Qaida for children","method":"jazzcash","price":25,"discount":0,"amount":25,"currency":"USD","status":"paid"},{"kind":"event","id":2,"sentAt":"2026-11-18T18:20:00.000Z","decidedAt":null,"reference":"E-2","transactionId":null,"studentId":1,"student":"Zaynab Malik","item":"محفلِ قراءت","method":"jazzcash","price":10,"discount":0,"amount":10,"currency":"USD","status":"pending"},{"kind":"course","id":7,"sentAt":"2026-11-20T05:30:00.000Z","decidedAt":null,"reference":"C-7","transactionId":null,"studentId":1,"student":"Zaynab Malik","item":"Qaida for children","method":"jazzcash","price":25,"discount":0,"amount":25,"currency":"USD","status":"pending"}],"next":null},
      empty: {"payments":[],"next":null},
      longText: {"payments":[{"kind":"course","id":41,"sentAt":"2026-11-05T11:00:00.000Z","decidedAt":null,"reference":"C10-3D","transactionId":"TRX-2026-11-18-KHI-0042-0000-8871-9920-INTL-SWIFT-EXAMPKKA-01","studentId":3,"student":"عبد الرحمن السيد","item":"Qira’at: an introduction to the ten readings, their narrators and chains of transmission, for students who have completed Tajweed","method":"International transfer through a licensed currency exchange","price":120.5,"discount":0.25,"amount":120.25,"currency":"USD","status":"pending"},{"kind":"fee","id":6,"sentAt":"2026-11-12T11:00:00.000Z","decidedAt":null,"reference":"F10-3-2611K","transactionId":null,"studentId":3,"student":"عبد الرحمن السيد","item":"Qira’at: an introduction to the ten readings, their narrators and chains of transmission, for students who have completed Tajweed","method":"jazzcash","price":20,"discount":0,"amount":20,"currency":"USD","status":"pending"},{"kind":"course","id":41,"sentAt":"2026-11-12T12:00:00.000Z","decidedAt":"2026-11-12T12:00:00.000Z","reference":"C10-3D","transactionId":null,"studentId":3,"student":"عبد الرحمن السيد","itemId":10,"item":"Qira’at: an introduction to the ten readings, their narrators and chains of transmission, for students who have completed Tajweed","method":"cash","price":120.5,"discount":0.25,"amount":120.25,"currency":"USD","status":"voided","type":"payment","entryId":21}],"next":null},
      counted: {"payments":[{"kind":"course","id":1,"sentAt":"2026-11-02T09:12:00.000Z","decidedAt":"2026-11-03T07:00:00.000Z","reference":"C-1","transactionId":"TX-88120","studentId":1,"student":"Zaynab Malik","itemId":1,"item":"Tajweed for beginners","method":"Bank Transfer","price":50,"discount":5,"amount":45,"currency":"USD","status":"paid","type":"payment","entryId":null},{"kind":"fee","id":3,"sentAt":"2026-11-18T07:00:00.000Z","decidedAt":"2026-11-18T09:20:00.000Z","reference":"F1-1-2610V","transactionId":null,"studentId":1,"student":"Zaynab Malik","itemId":1,"item":"Tajweed for beginners","method":"cash","price":20,"discount":0,"amount":20,"currency":"USD","status":"paid","type":"payment","entryId":12},{"kind":"event","id":6,"sentAt":"2026-11-19T11:00:00.000Z","decidedAt":"2026-11-19T15:00:00.000Z","reference":"E-6","transactionId":null,"studentId":2,"student":"محمد عثمان","itemId":8,"item":"ورشة التجويد","method":"jazzcash","price":12.5,"discount":0,"amount":12.5,"currency":"USD","status":"paid","type":"payment","entryId":null},{"kind":"course","id":1,"sentAt":"2026-11-20T07:00:00.000Z","decidedAt":"2026-11-20T11:00:00.000Z","reference":"C-1","transactionId":null,"studentId":1,"student":"Zaynab Malik","itemId":1,"item":"Tajweed for beginners","method":"cash","price":15,"discount":0,"amount":15,"currency":"USD","status":"paid","type":"refund","entryId":13}],"next":null},
    } satisfies Record<string, Answer<'listPayments', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listPayments', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listPayments', 403>>,
    422: {
      invalid: {"error":{"until":["The end date can’t be before the start date."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'listPayments', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listPayments', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listPayments', 503>>,
  },
  getStatement: {
    200: {
      typical: {"statement":{"student":"Zaynab Malik","from":"2026-01-01","until":"2026-11-21","opening":[],"lines":[{"day":"2026-01-01","what":"charge","kind":"course","id":1,"item":"Tajweed for beginners","reference":"C-1","status":"paid","amount":45,"currency":"USD","balance":45},{"day":"2026-01-01","what":"payment","kind":"course","id":1,"item":"Tajweed for beginners","reference":"C-1","status":"paid","amount":45,"currency":"USD","balance":0},{"day":"2026-02-14","what":"charge","kind":"course","id":5,"item":"حفظ جزء عمّ","reference":"C-5","status":"paid","amount":54,"currency":"USD","balance":54},{"day":"2026-02-14","what":"payment","kind":"course","id":5,"item":"حفظ جزء عمّ","reference":"C-5","status":"paid","amount":54,"currency":"USD","balance":0},{"day":"2026-11-05","what":"charge","kind":"event","id":6,"item":"ورشة التجويد","reference":"E-6","status":"paid","amount":12.5,"currency":"USD","balance":12.5},{"day":"2026-11-05","what":"payment","kind":"event","id":6,"item":"ورشة التجويد","reference":"E-6","status":"paid","amount":12.5,"currency":"USD","balance":0},{"day":"2026-11-18","what":"charge","kind":"event","id":2,"item":"محفلِ قراءت","reference":"E-2","status":"pending","amount":10,"currency":"USD","balance":10},{"day":"2026-11-20","what":"charge","kind":"course","id":7,"item":"Qaida for children","reference":"C-7","status":"pending","amount":25,"currency":"USD","balance":35}],"closing":[{"currency":"USD","amount":35}]}},
      empty: {"statement":{"student":"Zaynab Malik","from":null,"until":"2026-11-21","opening":[],"lines":[],"closing":[]}},
      longText: {"statement":{"student":"عبد الرحمن السيد","from":"2026-01-01","until":"2026-11-21","opening":[],"lines":[{"day":"2026-11-05","what":"charge","kind":"course","id":41,"item":"Qira’at: an introduction to the ten readings, their narrators and chains of transmission, for students who have completed Tajweed","reference":"C10-3D","status":"pending","amount":120.5,"currency":"USD","balance":120.5},{"day":"2026-11-06","what":"charge","kind":"course","id":42,"item":"اسلامی آداب اور روزمرہ زندگی کے آداب، گھر میں، مدرسے میں، سفر میں اور مسجد میں، ہر عمر کے بچوں اور بڑوں کے لیے","reference":"C9-3K","status":"pending","amount":1234567.25,"currency":"PKR","balance":1234567.25},{"day":"2026-11-10","what":"charge","kind":"fee","id":6,"item":"Qira’at: an introduction to the ten readings, their narrators and chains of transmission, for students who have completed Tajweed","reference":"F10-3-2611K","status":"due","amount":20,"currency":"PKR","balance":1234587.25},{"day":"2026-11-12","what":"charge","kind":"fee","id":7,"item":"Qira’at: an introduction to the ten readings, their narrators and chains of transmission, for students who have completed Tajweed","reference":"F10-3-2612E","status":"rejected","amount":20,"currency":"PKR","balance":1234607.25}],"closing":[{"currency":"USD","amount":120.5},{"currency":"PKR","amount":1234607.25}]}},
      recorded: {"statement":{"student":"Zaynab Malik","from":"2026-01-01","until":"2026-11-21","opening":[],"lines":[{"day":"2026-10-26","what":"charge","kind":"fee","id":3,"item":"Tajweed for beginners","reference":"F1-1-2610V","status":"due","amount":45,"currency":"USD","balance":45},{"day":"2026-11-02","what":"charge","kind":"course","id":5,"item":"حفظ جزء عمّ","reference":"C-5","status":"paid","amount":45,"currency":"USD","balance":90},{"day":"2026-11-02","what":"payment","kind":"course","id":5,"item":"حفظ جزء عمّ","reference":"C-5","status":"paid","amount":45,"currency":"USD","balance":45,"entryId":8,"method":"bank transfer"},{"day":"2026-11-18","what":"payment","kind":"fee","id":3,"item":"Tajweed for beginners","reference":"F1-1-2610V","status":"due","amount":20,"currency":"USD","balance":25,"entryId":12,"method":"cash"},{"day":"2026-11-20","what":"refund","kind":"course","id":5,"item":"حفظ جزء عمّ","reference":"C-5","status":"paid","amount":15,"currency":"USD","balance":25,"entryId":13,"method":"cash","credit":15}],"closing":[{"currency":"USD","amount":25}]}},
    } satisfies Record<string, Answer<'getStatement', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'getStatement', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'getStatement', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'getStatement', 404>>,
    422: {
      invalid: {"error":{"until":["The end date can’t be before the start date."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'getStatement', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getStatement', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getStatement', 503>>,
  },
  requestTrial: {
    200: {
      requested: {"message":"Thank you. We received your request.","path":"/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq6M"},
    } satisfies Record<string, Answer<'requestTrial', 200>>,
    409: {
      savedAlready: {"error":"Your earlier submission went through, so this one wasn’t saved. Check that one first, then submit again if you still need to."},
    } satisfies Record<string, Answer<'requestTrial', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'requestTrial', 413>>,
    422: {
      invalid: {"error":{"name":["Name is required"],"age":["Age must be at least 3"],"phone":["Phone is required"]},"message":"Please check the highlighted fields."},
      notOffered: {"error":"We don’t offer trial lessons at the moment."},
      pastTime: {"error":{"wishes[0].time":["This time has passed. Choose a later one."]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'requestTrial', 422>>,
    429: {
      tooManyTries: {"error":"Too many attempts. Try again in 15 minutes."},
    } satisfies Record<string, Answer<'requestTrial', 429>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'requestTrial', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'requestTrial', 503>>,
  },
  getTrial: {
    200: {
      typical: {"timeZone":"UTC","trial":{"status":"requested","name":"Zoya Iqbal","age":8,"language":"english","phone":"+44 20 5550142","zone":"Europe/London","course":{"id":4,"name":"Qaida for children"},"wishes":[{"at":"2026-11-26T16:00:00Z","offset":0,"viewerOffset":0},{"at":"2026-11-27T10:00:00Z","offset":0,"viewerOffset":0}],"lesson":null,"reason":null,"isRegistered":false}},
      arranged: {"timeZone":"UTC","trial":{"status":"arranged","name":"Elif Demir","age":9,"language":"english","phone":"+44 20 5550188","zone":"Europe/London","course":{"id":1,"name":"Tajweed for beginners"},"wishes":[{"at":"2026-11-19T16:00:00Z","offset":0,"viewerOffset":0},{"at":"2026-11-20T16:00:00Z","offset":0,"viewerOffset":0}],"lesson":{"teacher":{"id":1,"name":"Amina Yusuf"},"starts":{"at":"2026-11-19T16:00:00Z","offset":0,"viewerOffset":0},"ends":{"at":"2026-11-19T16:30:00Z","offset":0,"viewerOffset":0},"link":"https://meet.example.com/trial-3"},"reason":null,"isRegistered":false}},
      held: {"timeZone":"UTC","trial":{"status":"held","name":"Yusuf Ali","age":10,"language":"english","phone":"+44 20 5550108","zone":"Europe/London","course":{"id":1,"name":"Tajweed for beginners"},"wishes":[{"at":"2026-11-12T17:00:00Z","offset":0,"viewerOffset":0}],"lesson":{"teacher":{"id":1,"name":"Amina Yusuf"},"starts":{"at":"2026-11-12T17:00:00Z","offset":0,"viewerOffset":0},"ends":{"at":"2026-11-12T17:30:00Z","offset":0,"viewerOffset":0},"link":"https://meet.example.com/trial-3"},"reason":null,"isRegistered":false}},
      notHeld: {"timeZone":"UTC","trial":{"status":"notHeld","name":"Noah Weiss","age":13,"language":"english","phone":"+1 212 555 0199","zone":"America/New_York","course":null,"wishes":[{"at":"2026-11-08T15:00:00Z","offset":0,"viewerOffset":-300}],"lesson":{"teacher":{"id":6,"name":"Ibrahim Okafor"},"starts":{"at":"2026-11-08T15:00:00Z","offset":0,"viewerOffset":-300},"ends":{"at":"2026-11-08T15:30:00Z","offset":0,"viewerOffset":-300},"link":null},"reason":null,"isRegistered":false}},
      declined: {"timeZone":"UTC","trial":{"status":"declined","name":"Lina Costa","age":4,"language":"english","phone":"+44 20 5550177","zone":"Europe/London","course":{"id":4,"name":"Qaida for children"},"wishes":[{"at":"2026-11-06T09:00:00Z","offset":0,"viewerOffset":0}],"lesson":null,"reason":"Our courses begin at the age of five.","isRegistered":false}},
      registered: {"timeZone":"UTC","trial":{"status":"held","name":"Yusuf Ali","age":10,"language":"english","phone":"+44 20 5550108","zone":"Europe/London","course":{"id":1,"name":"Tajweed for beginners"},"wishes":[{"at":"2026-11-12T17:00:00Z","offset":0,"viewerOffset":0}],"lesson":{"teacher":{"id":1,"name":"Amina Yusuf"},"starts":{"at":"2026-11-12T17:00:00Z","offset":0,"viewerOffset":0},"ends":{"at":"2026-11-12T17:30:00Z","offset":0,"viewerOffset":0},"link":"https://meet.example.com/trial-3"},"reason":null,"isRegistered":true}},
      longText: {"timeZone":"UTC","trial":{"status":"declined","name":"Muhammad Abdurrahman ibn Abdulazeez al-Hussaini al-Makki of the Very Long Family Name Street","age":12,"language":"arabic","phone":"+44 20 5550142","zone":"Asia/Riyadh","course":{"id":3,"name":"حفظ جزء عمّ"},"wishes":[{"at":"2026-11-09T16:00:00Z","offset":0,"viewerOffset":180}],"lesson":null,"reason":"All our teachers of this course are fully booked until the end of the year. All our teachers of this course are fully booked until the end of the year. All our teachers of this course are fully booked until the end of the year. All our teachers of this course are fully booked until the end of the year. All our teachers of this course are fully booked until the end of the year.","isRegistered":false}},
    } satisfies Record<string, Answer<'getTrial', 200>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'getTrial', 404>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'getTrial', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'getTrial', 503>>,
  },
  listTrials: {
    200: {
      typical: {"trials":[{"id":1,"version":1,"status":"requested","name":"Zoya Iqbal","age":8,"language":"english","pageLanguage":"en","phone":"+44 20 5550142","path":"/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq61","zone":"Europe/London","course":{"id":4,"name":"Qaida for children"},"requestedAt":"2026-11-18T07:40:00.000Z","wishes":[{"at":"2026-11-26T16:00:00Z","offset":0,"viewerOffset":0},{"at":"2026-11-27T10:00:00Z","offset":0,"viewerOffset":0}],"lesson":null,"reason":null,"note":null,"studentId":null},{"id":2,"version":1,"status":"requested","name":"حسن رضا","age":11,"language":"urdu","pageLanguage":"ur","phone":"+1 212 555 0117","path":"/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq62","zone":"America/New_York","course":{"id":2,"name":"ناظرہ قرآن"},"requestedAt":"2026-11-17T22:15:00.000Z","wishes":[{"at":"2026-11-27T14:00:00Z","offset":0,"viewerOffset":-300}],"lesson":null,"reason":null,"note":null,"studentId":null},{"id":3,"version":2,"status":"arranged","name":"Elif Demir","age":9,"language":"english","pageLanguage":"en","phone":"+44 20 5550188","path":"/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq63","zone":"Europe/London","course":{"id":1,"name":"Tajweed for beginners"},"requestedAt":"2026-11-16T18:05:00.000Z","wishes":[{"at":"2026-11-19T16:00:00Z","offset":0,"viewerOffset":0},{"at":"2026-11-20T16:00:00Z","offset":0,"viewerOffset":0}],"lesson":{"teacher":{"id":1,"name":"Amina Yusuf"},"starts":{"at":"2026-11-19T16:00:00Z","offset":0,"viewerOffset":0},"ends":{"at":"2026-11-19T16:30:00Z","offset":0,"viewerOffset":0},"link":"https://meet.example.com/trial-3"},"reason":null,"note":null,"studentId":null},{"id":4,"version":2,"status":"arranged","name":"سلمان الحربي","age":7,"language":"arabic","pageLanguage":"ar","phone":"+966 11 555 0163","path":"/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq64","zone":"Asia/Riyadh","course":{"id":3,"name":"حفظ جزء عمّ"},"requestedAt":"2026-11-14T09:20:00.000Z","wishes":[{"at":"2026-11-17T15:00:00Z","offset":0,"viewerOffset":180}],"lesson":{"teacher":{"id":3,"name":"أحمد المنصوري"},"starts":{"at":"2026-11-17T15:00:00Z","offset":0,"viewerOffset":180},"ends":{"at":"2026-11-17T15:30:00Z","offset":0,"viewerOffset":180},"link":null},"reason":null,"note":null,"studentId":null},{"id":5,"version":3,"status":"held","name":"Yusuf Ali","age":10,"language":"english","pageLanguage":"en","phone":"+44 20 5550108","path":"/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq65","zone":"Europe/London","course":{"id":1,"name":"Tajweed for beginners"},"requestedAt":"2026-11-09T12:00:00.000Z","wishes":[{"at":"2026-11-12T17:00:00Z","offset":0,"viewerOffset":0}],"lesson":{"teacher":{"id":1,"name":"Amina Yusuf"},"starts":{"at":"2026-11-12T17:00:00Z","offset":0,"viewerOffset":0},"ends":{"at":"2026-11-12T17:30:00Z","offset":0,"viewerOffset":0},"link":"https://meet.example.com/trial-3"},"reason":null,"note":"Reads the letters fluently. Can join the Monday group.","studentId":8},{"id":6,"version":3,"status":"notHeld","name":"Noah Weiss","age":13,"language":"english","pageLanguage":"en","phone":"+1 212 555 0199","path":"/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq66","zone":"America/New_York","course":null,"requestedAt":"2026-11-05T15:30:00.000Z","wishes":[{"at":"2026-11-08T15:00:00Z","offset":0,"viewerOffset":-300}],"lesson":{"teacher":{"id":6,"name":"Ibrahim Okafor"},"starts":{"at":"2026-11-08T15:00:00Z","offset":0,"viewerOffset":-300},"ends":{"at":"2026-11-08T15:30:00Z","offset":0,"viewerOffset":-300},"link":null},"reason":null,"note":"Nobody came.","studentId":null},{"id":7,"version":2,"status":"declined","name":"Lina Costa","age":4,"language":"english","pageLanguage":"en","phone":"+44 20 5550177","path":"/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq67","zone":"Europe/London","course":{"id":4,"name":"Qaida for children"},"requestedAt":"2026-11-03T08:45:00.000Z","wishes":[{"at":"2026-11-06T09:00:00Z","offset":0,"viewerOffset":0}],"lesson":null,"reason":"Our courses begin at the age of five.","note":null,"studentId":null}],"timeZone":"UTC"},
      empty: {"trials":[],"timeZone":"UTC"},
      longText: {"trials":[{"id":1,"version":1,"status":"requested","name":"Muhammad Abdurrahman ibn Abdulazeez al-Hussaini al-Makki of the Very Long Family Name Street","age":12,"language":"english","pageLanguage":"en","phone":"+44 20 5550142 ext. 123456789","path":"/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq61","zone":"America/New_York","course":{"id":1,"name":"Tajweed for beginners"},"requestedAt":"2026-11-18T07:40:00.000Z","wishes":[{"at":"2026-11-26T16:00:00Z","offset":0,"viewerOffset":-300},{"at":"2026-11-27T10:00:00Z","offset":0,"viewerOffset":-300}],"lesson":null,"reason":null,"note":null,"studentId":null},{"id":2,"version":3,"status":"held","name":"Muhammad Abdurrahman ibn Abdulazeez al-Hussaini al-Makki of the Very Long Family Name Street","age":12,"language":"urdu","pageLanguage":"ur","phone":"+44 20 5550142","path":"/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq62","zone":"Europe/London","course":null,"requestedAt":"2026-11-08T07:40:00.000Z","wishes":[{"at":"2026-11-10T16:00:00Z","offset":0,"viewerOffset":0}],"lesson":{"teacher":{"id":1,"name":"Amina Yusuf"},"starts":{"at":"2026-11-10T16:00:00Z","offset":0,"viewerOffset":0},"ends":{"at":"2026-11-10T18:00:00Z","offset":0,"viewerOffset":0},"link":"https://meet.example.com/a-very-long-address-of-a-room-a-very-long-address-of-a-room-a-very-long-address-of-a-room-a-very-long-address-of-a-room-a-very-long-address-of-a-room-"},"reason":null,"note":"She reads slowly but without mistakes and would like to continue with the same teacher. She reads slowly but without mistakes and would like to continue with the same teacher. She reads slowly but without mistakes and would like to continue with the same teacher. She reads slowly but without mistakes and would like to continue with the same teacher.","studentId":null},{"id":3,"version":2,"status":"declined","name":"Muhammad Abdurrahman ibn Abdulazeez al-Hussaini al-Makki of the Very Long Family Name Street","age":12,"language":"arabic","pageLanguage":"ar","phone":"+44 20 5550142","path":"/try-a-lesson/kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq63","zone":"Asia/Riyadh","course":{"id":3,"name":"حفظ جزء عمّ"},"requestedAt":"2026-11-07T07:40:00.000Z","wishes":[{"at":"2026-11-09T16:00:00Z","offset":0,"viewerOffset":180}],"lesson":null,"reason":"All our teachers of this course are fully booked until the end of the year. All our teachers of this course are fully booked until the end of the year. All our teachers of this course are fully booked until the end of the year. All our teachers of this course are fully booked until the end of the year. All our teachers of this course are fully booked until the end of the year.","note":null,"studentId":null}],"timeZone":"UTC"},
      ofTeacher: {"trials":[{"id":3,"version":2,"status":"arranged","name":"Elif Demir","age":9,"language":"english","pageLanguage":"en","phone":null,"path":null,"zone":"Europe/London","course":{"id":1,"name":"Tajweed for beginners"},"requestedAt":"2026-11-16T18:05:00.000Z","wishes":[{"at":"2026-11-19T16:00:00Z","offset":0,"viewerOffset":0},{"at":"2026-11-20T16:00:00Z","offset":0,"viewerOffset":0}],"lesson":{"teacher":{"id":1,"name":"Amina Yusuf"},"starts":{"at":"2026-11-19T16:00:00Z","offset":0,"viewerOffset":0},"ends":{"at":"2026-11-19T16:30:00Z","offset":0,"viewerOffset":0},"link":"https://meet.example.com/trial-3"},"reason":null,"note":null,"studentId":null},{"id":4,"version":2,"status":"arranged","name":"سلمان الحربي","age":7,"language":"arabic","pageLanguage":"ar","phone":null,"path":null,"zone":"Asia/Riyadh","course":{"id":3,"name":"حفظ جزء عمّ"},"requestedAt":"2026-11-14T09:20:00.000Z","wishes":[{"at":"2026-11-17T15:00:00Z","offset":0,"viewerOffset":180}],"lesson":{"teacher":{"id":1,"name":"Amina Yusuf"},"starts":{"at":"2026-11-17T15:00:00Z","offset":0,"viewerOffset":180},"ends":{"at":"2026-11-17T15:30:00Z","offset":0,"viewerOffset":180},"link":null},"reason":null,"note":null,"studentId":null},{"id":5,"version":3,"status":"held","name":"Yusuf Ali","age":10,"language":"english","pageLanguage":"en","phone":null,"path":null,"zone":"Europe/London","course":{"id":1,"name":"Tajweed for beginners"},"requestedAt":"2026-11-09T12:00:00.000Z","wishes":[{"at":"2026-11-12T17:00:00Z","offset":0,"viewerOffset":0}],"lesson":{"teacher":{"id":1,"name":"Amina Yusuf"},"starts":{"at":"2026-11-12T17:00:00Z","offset":0,"viewerOffset":0},"ends":{"at":"2026-11-12T17:30:00Z","offset":0,"viewerOffset":0},"link":"https://meet.example.com/trial-3"},"reason":null,"note":"Reads the letters fluently. Can join the Monday group.","studentId":8},{"id":6,"version":3,"status":"notHeld","name":"Noah Weiss","age":13,"language":"english","pageLanguage":"en","phone":null,"path":null,"zone":"America/New_York","course":null,"requestedAt":"2026-11-05T15:30:00.000Z","wishes":[{"at":"2026-11-08T15:00:00Z","offset":0,"viewerOffset":-300}],"lesson":{"teacher":{"id":1,"name":"Amina Yusuf"},"starts":{"at":"2026-11-08T15:00:00Z","offset":0,"viewerOffset":-300},"ends":{"at":"2026-11-08T15:30:00Z","offset":0,"viewerOffset":-300},"link":null},"reason":null,"note":"Nobody came.","studentId":null}],"timeZone":"UTC"},
    } satisfies Record<string, Answer<'listTrials', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'listTrials', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'listTrials', 403>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'listTrials', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'listTrials', 503>>,
  },
  suggestTrialTeachers: {
    200: {
      typical: {"timeZone":"UTC","suggestions":[{"starts":{"at":"2026-11-26T16:00:00Z","offset":0,"viewerOffset":0},"day":"2026-11-26","from":"16:00","to":"16:30","teachers":[{"id":1,"name":"Amina Yusuf","teachesCourse":true,"students":3},{"id":7,"name":"فاطمة الزهراء","teachesCourse":true,"students":2},{"id":6,"name":"Ibrahim Okafor","teachesCourse":false,"students":5}]},{"starts":{"at":"2026-11-27T10:00:00Z","offset":0,"viewerOffset":0},"day":"2026-11-27","from":"10:00","to":"10:30","teachers":[{"id":7,"name":"فاطمة الزهراء","teachesCourse":true,"students":2}]}],"teachers":[{"id":1,"name":"Amina Yusuf","teachesCourse":true,"students":3},{"id":7,"name":"فاطمة الزهراء","teachesCourse":true,"students":2},{"id":2,"name":"حافظ بلال احمد","teachesCourse":false,"students":4},{"id":3,"name":"أحمد المنصوري","teachesCourse":false,"students":1},{"id":6,"name":"Ibrahim Okafor","teachesCourse":false,"students":5}]},
      empty: {"timeZone":"UTC","suggestions":[{"starts":{"at":"2026-11-26T16:00:00Z","offset":0,"viewerOffset":0},"day":"2026-11-26","from":"16:00","to":"16:30","teachers":[]},{"starts":{"at":"2026-11-27T10:00:00Z","offset":0,"viewerOffset":0},"day":"2026-11-27","from":"10:00","to":"10:30","teachers":[]}],"teachers":[{"id":1,"name":"Amina Yusuf","teachesCourse":true,"students":3},{"id":7,"name":"فاطمة الزهراء","teachesCourse":true,"students":2},{"id":2,"name":"حافظ بلال احمد","teachesCourse":false,"students":4},{"id":3,"name":"أحمد المنصوري","teachesCourse":false,"students":1},{"id":6,"name":"Ibrahim Okafor","teachesCourse":false,"students":5}]},
      longText: {"timeZone":"UTC","suggestions":[{"starts":{"at":"2026-11-26T16:00:00Z","offset":0,"viewerOffset":0},"day":"2026-11-26","from":"16:00","to":"16:30","teachers":[{"id":1,"name":"Muhammad Abdurrahman ibn Abdulazeez al-Hussaini al-Makki of the Very Long Family Name Street","teachesCourse":true,"students":3}]}],"teachers":[{"id":1,"name":"Muhammad Abdurrahman ibn Abdulazeez al-Hussaini al-Makki of the Very Long Family Name Street","teachesCourse":true,"students":3}]},
    } satisfies Record<string, Answer<'suggestTrialTeachers', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'suggestTrialTeachers', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'suggestTrialTeachers', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'suggestTrialTeachers', 404>>,
    422: {
      invalid: {"error":{"minutes":["Minutes must be at least 15"]},"message":"Please check the highlighted fields."},
    } satisfies Record<string, Answer<'suggestTrialTeachers', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'suggestTrialTeachers', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'suggestTrialTeachers', 503>>,
  },
  arrangeTrial: {
    200: {
      arranged: {"message":"Trial lesson arranged"},
    } satisfies Record<string, Answer<'arrangeTrial', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'arrangeTrial', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'arrangeTrial', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'arrangeTrial', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'arrangeTrial', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'arrangeTrial', 413>>,
    422: {
      invalid: {"error":{"teacherId":["Teacher ID is required"],"from":["From is required"]},"message":"Please check the highlighted fields."},
      conflict: {"error":{"from":["Amina Yusuf has “Tajweed, Monday group” at that time, starting 30 November 2026 (16:00–17:00)."]},"message":"Please check the highlighted fields."},
      closed: {"error":"This trial lesson was already held or rejected."},
    } satisfies Record<string, Answer<'arrangeTrial', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'arrangeTrial', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'arrangeTrial', 503>>,
  },
  declineTrial: {
    200: {
      declined: {"message":"Trial lesson rejected"},
    } satisfies Record<string, Answer<'declineTrial', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'declineTrial', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'declineTrial', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'declineTrial', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'declineTrial', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'declineTrial', 413>>,
    422: {
      invalid: {"error":{"reason":["Reason is required"]},"message":"Please check the highlighted fields."},
      closed: {"error":"This trial lesson was already held or rejected."},
    } satisfies Record<string, Answer<'declineTrial', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'declineTrial', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'declineTrial', 503>>,
  },
  noteTrialOutcome: {
    200: {
      saved: {"message":"Outcome saved"},
    } satisfies Record<string, Answer<'noteTrialOutcome', 200>>,
    401: {
      notSignedIn: {"error":"Sign in to continue."},
      sessionExpired: {"error":"Your session expired. Sign in again."},
    } satisfies Record<string, Answer<'noteTrialOutcome', 401>>,
    403: {
      wrongRole: {"error":"You don’t have permission to do this."},
      wrongPart: {"error":"This belongs to another part of the office. Ask an administrator with full access."},
      accountBlocked: {"error":"It looks like your access has been restricted. Please reach out to the administrator for assistance"},
      emailUnconfirmed: {"error":"Confirm your email first. We sent you a link."},
    } satisfies Record<string, Answer<'noteTrialOutcome', 403>>,
    404: {
      notFound: {"error":"This no longer exists."},
    } satisfies Record<string, Answer<'noteTrialOutcome', 404>>,
    409: {
      changedMeanwhile: {"error":"Someone else changed this. Reopen it to see the latest version. Nothing was saved."},
    } satisfies Record<string, Answer<'noteTrialOutcome', 409>>,
    413: {
      bodyTooLarge: {"error":"This is larger than 20 MB."},
    } satisfies Record<string, Answer<'noteTrialOutcome', 413>>,
    422: {
      invalid: {"error":{"isHeld":["Is held is required"]},"message":"Please check the highlighted fields."},
      notYet: {"error":"You can record the outcome once the lesson has started."},
    } satisfies Record<string, Answer<'noteTrialOutcome', 422>>,
    500: {
      serverError: {"message":"Something went wrong"},
    } satisfies Record<string, Answer<'noteTrialOutcome', 500>>,
    503: {
      busy: {"error":"The school’s site is temporarily unavailable. Try again in a moment."},
    } satisfies Record<string, Answer<'noteTrialOutcome', 503>>,
  },
}

/** Example requests of each call, the typical one first. */
export const requests = {
  getCurrentUser: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'getCurrentUser'>>,
  signIn: {
    student: {"params":{},"body":{"email":"student@maktab.test","password":"maktab-demo"}},
    teacher: {"params":{},"body":{"email":"teacher@maktab.test","password":"maktab-demo"}},
    admin: {"params":{},"body":{"email":"admin@maktab.test","password":"maktab-demo"}},
    blocked: {"params":{},"body":{"email":"blocked@maktab.test","password":"maktab-demo"}},
    payments: {"params":{},"body":{"email":"payments@maktab.test","password":"maktab-demo"}},
    mistyped: {"params":{},"body":{"email":"student@maktab.test","password":"maktab-demp"}},
  } satisfies Record<string, Request<'signIn'>>,
  requestPasswordReset: {
    known: {"params":{},"body":{"email":"student@maktab.test"}},
    unknown: {"params":{},"body":{"email":"nobody@maktab.test"}},
  } satisfies Record<string, Request<'requestPasswordReset'>>,
  checkResetLink: {
    link: {"params":{},"body":{"token":"nJ2mW8xT5vQ0bK7yR4cL1sF6hD9gZ3aE","email":"student@maktab.test"}},
    usedLink: {"params":{},"body":{"token":"xP4oN7uY2tR9eW6qL3kJ8hG5fD0sA1zC","email":"student@maktab.test"}},
  } satisfies Record<string, Request<'checkResetLink'>>,
  resetPassword: {
    link: {"params":{},"body":{"token":"nJ2mW8xT5vQ0bK7yR4cL1sF6hD9gZ3aE","email":"student@maktab.test","password":"a longer secret"}},
    usedLink: {"params":{},"body":{"token":"xP4oN7uY2tR9eW6qL3kJ8hG5fD0sA1zC","email":"student@maktab.test","password":"a longer secret"}},
  } satisfies Record<string, Request<'resetPassword'>>,
  signOut: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'signOut'>>,
  confirmEmail: {
    link: {"params":{},"body":{"token":"qW3eR5tY7uI9oP1aS2dF4gH6jK8lZ0xC"}},
    oldLink: {"params":{},"body":{"token":"mN8bV6cX4zL2kJ0hG9fD7sA5pO3iU1yT"}},
  } satisfies Record<string, Request<'confirmEmail'>>,
  sendConfirmation: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'sendConfirmation'>>,
  switchChild: {
    sibling: {"params":{},"body":{"id":2}},
  } satisfies Record<string, Request<'switchChild'>>,
  getFamily: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'getFamily'>>,
  changeOwnName: {
    typical: {"params":{},"body":{"name":"Salma Farooq"}},
  } satisfies Record<string, Request<'changeOwnName'>>,
  changeOwnPassword: {
    typical: {"params":{},"body":{"password":"maktab-demo","newPassword":"a better password"}},
  } satisfies Record<string, Request<'changeOwnPassword'>>,
  listCourses: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listCourses'>>,
  saveCourse: {
    create: {"params":{},"body":{"name":"Tajweed for adults","description":"The rules of recitation from the start, at a comfortable pace.","price":35,"courseDuration":"4 months","pricing":"monthly","ages":{"from":18,"to":null},"level":"beginner","lessonMinutes":60,"groupSize":6,"image":"tajweed-adults.jpg"}},
    createFree: {"params":{},"body":{"name":"دعائیں","price":0}},
    edit: {"params":{},"body":{"id":2,"name":"ناظرہ قرآن","description":"روزانہ آدھا گھنٹہ استاد کے ساتھ ناظرہ کی مشق۔","price":42.5,"courseDuration":"12 months","ages":{"from":5,"to":10},"level":"any","lessonMinutes":30,"groupSize":1,"version":1}},
    editPicture: {"params":{},"body":{"id":4,"name":"Qaida for children","description":"First letters with pictures and games.","price":25,"courseDuration":"6 months","level":"intermediate","image":"qaida.webp","version":1}},
    clearFacts: {"params":{},"body":{"id":5,"name":"Arabic grammar I","price":55,"ages":null,"level":null,"lessonMinutes":null,"groupSize":null}},
  } satisfies Record<string, Request<'saveCourse'>>,
  listOutlines: {
    typical: {"params":{"courseId":1}},
  } satisfies Record<string, Request<'listOutlines'>>,
  saveOutline: {
    create: {"params":{"courseId":1,"outlineId":0},"body":{"title":"Reading aloud","description":"Read a page a day, record it and listen back."}},
    edit: {"params":{"courseId":1,"outlineId":2},"body":{"title":"Heavy and light letters","description":"Which letters are always heavy, which never are, and which depend on their vowel.","version":1}},
  } satisfies Record<string, Request<'saveOutline'>>,
  deleteOutline: {
    typical: {"params":{"outlineId":6}},
  } satisfies Record<string, Request<'deleteOutline'>>,
  deleteCourse: {
    typical: {"params":{"courseId":9}},
  } satisfies Record<string, Request<'deleteCourse'>>,
  listAssignedCourses: {
    typical: {"params":{"teacherId":1}},
  } satisfies Record<string, Request<'listAssignedCourses'>>,
  assignCourse: {
    assign: {"params":{},"body":{"teacherID":6,"courseID":10}},
  } satisfies Record<string, Request<'assignCourse'>>,
  submitTeacherApplication: {
    oneLanguage: {"params":{},"body":{"name":"Hamza Siddiqui","date_of_birth":"1990-04-17","gender":"male","nationality":"Pakistani","contact_number":"+92 300 5550188","email":"hamza.siddiqui@maktab.test","languages_spoken":"urdu","age_group":"children","qualification":"Ijazah in Hafs","institution":"Jamia Karachi","application_date":"2026-11-20","current_address":"12 Garden Road, Karachi","experience_Quran":"Eight years of teaching children aged 6–12.","other_experience":"Two years as a school librarian.","course":[{"id":4,"name":"Qaida for children","timings":[{"from":"15:00","to":"16:00"}]}]}},
    severalLanguages: {"params":{},"body":{"name":"نور الدين بن علي","date_of_birth":"1990-04-17","gender":"other","nationality":"Tunisian","contact_number":"+92 300 5550188","email":"nour.benali@maktab.test","languages_spoken":["arabic","english"],"age_group":"adults","qualification":"Ijazah in Hafs","institution":"جامعة الزيتونة","application_date":"2026-11-20","current_address":"4 rue de la Kasbah, Tunis","experience_Quran":"Eight years of teaching children aged 6–12.","course":[{"id":5,"name":"Arabic grammar I","timings":[{"from":"19:00","to":"20:00"},{"from":"20:15","to":"21:15"}]},{"id":7,"name":"التجويد المتقدم","timings":[{"from":"23:30","to":"00:30"}]}]}},
    teenagers: {"params":{},"body":{"name":"Maryam Qureshi","date_of_birth":"1990-04-17","gender":"female","nationality":"Pakistani","contact_number":"+92 300 5550191","email":"maryam.qureshi@maktab.test","languages_spoken":"urdu","age_group":"teenagers","qualification":"Ijazah in Hafs","institution":"Jamia Karachi","application_date":"2026-11-20","current_address":"12 Garden Road, Karachi","experience_Quran":"Eight years of teaching students aged 12–17.","other_experience":"Two years as a school librarian.","course":[{"id":4,"name":"Qaida for children","timings":[{"from":"15:00","to":"16:00","days":[1,3]}]}]}},
  } satisfies Record<string, Request<'submitTeacherApplication'>>,
  listTeachers: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listTeachers'>>,
  assignTeacherCredentials: {
    accept: {"params":{},"body":{"id":"TCH-005","name":"سعدیہ قریشی","email":"sadia.qureshi@maktab.test","password":"a first secret","teacherID":5,"isEdit":false,"version":1}},
    edit: {"params":{},"body":{"id":"TCH-002","name":"حافظ بلال احمد","email":"bilal.ahmad@maktab.test","teacherID":2,"isEdit":true,"version":1}},
    newPassword: {"params":{},"body":{"id":"TCH-003","name":"أحمد المنصوري","email":"ahmad.almansouri@maktab.test","password":"another secret","teacherID":3,"isEdit":true,"version":1}},
  } satisfies Record<string, Request<'assignTeacherCredentials'>>,
  deleteTeacher: {
    typical: {"params":{},"body":{"teacherID":8}},
    application: {"params":{},"body":{"teacherID":8,"version":1,"reason":"We don’t offer lessons in French yet."}},
  } satisfies Record<string, Request<'deleteTeacher'>>,
  eraseTeacher: {
    typical: {"params":{"id":5}},
  } satisfies Record<string, Request<'eraseTeacher'>>,
  blockTeacher: {
    block: {"params":{},"body":{"teacherID":2,"status":"active","reason":"Missed two lessons without telling the office."}},
    unblock: {"params":{},"body":{"teacherID":4,"status":"blocked"}},
  } satisfies Record<string, Request<'blockTeacher'>>,
  removeAssignedCourse: {
    typical: {"params":{"courseId":106}},
  } satisfies Record<string, Request<'removeAssignedCourse'>>,
  filterTeachers: {
    typical: {"params":{"studentId":1,"courseId":1}},
  } satisfies Record<string, Request<'filterTeachers'>>,
  listTeacherCourses: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listTeacherCourses'>>,
  listTeacherReports: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listTeacherReports'>>,
  listTeacherClassTimes: {
    typical: {"params":{"teacherId":1}},
  } satisfies Record<string, Request<'listTeacherClassTimes'>>,
  listAllClasses: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listAllClasses'>>,
  filterClasses: {
    typical: {"params":{"teacherId":1,"courseId":1}},
  } satisfies Record<string, Request<'filterClasses'>>,
  listTeacherClasses: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listTeacherClasses'>>,
  createClass: {
    oneCourse: {"params":{},"body":{"title":"Tajweed, Friday group","link":"https://meet.maktab.test/tajweed-friday","classTime":{"from":"16:00","to":"17:00"},"courseIds":[1]}},
    severalCourses: {"params":{},"body":{"title":"Tajweed, evening (Americas)","link":"meet.maktab.test/far-west","classTime":{"from":"23:30","to":"00:30","days":[5]},"courseIds":[1,7]}},
  } satisfies Record<string, Request<'createClass'>>,
  editClass: {
    typical: {"params":{"id":1},"body":{"id":1,"title":"Tajweed, Monday group","link":"https://meet.maktab.test/tajweed-monday","classTime":{"id":10,"from":"16:30","to":"17:30"},"version":1}},
    onDays: {"params":{"id":12},"body":{"id":12,"title":"Catch-up hour","link":"https://meet.maktab.test/catch-up","classTime":{"id":120,"from":"11:00","to":"12:00","days":[2,5]},"starts":"2026-03-02","ends":null,"goOn":true,"version":1}},
    otherTeacher: {"params":{"id":1},"body":{"id":1,"title":"Tajweed, Monday group","link":"https://meet.maktab.test/tajweed-monday","classTime":{"id":10,"from":"16:00","to":"17:00"},"teacherID":2,"version":1}},
  } satisfies Record<string, Request<'editClass'>>,
  deleteClass: {
    typical: {"params":{"id":12}},
  } satisfies Record<string, Request<'deleteClass'>>,
  listClassStudents: {
    typical: {"params":{"id":1}},
  } satisfies Record<string, Request<'listClassStudents'>>,
  listClassAssignments: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listClassAssignments'>>,
  assignStudents: {
    oneStudent: {"params":{},"body":{"classId":12,"students":[{"studentId":6,"classTimings":[{"id":60,"preferred_time_from":"16:00","preferred_time_to":"17:00"}]}]}},
    severalStudents: {"params":{},"body":{"classId":2,"students":[{"studentId":4,"classTimings":[{"id":40,"preferred_time_from":"20:30","preferred_time_to":"21:30"}]},{"studentId":10,"classTimings":[{"id":100,"preferred_time_from":"20:30","preferred_time_to":"21:30"},{"id":101,"preferred_time_from":"11:00","preferred_time_to":"12:00"}]}]}},
  } satisfies Record<string, Request<'assignStudents'>>,
  removeClassStudent: {
    typical: {"params":{"classId":1,"studentId":1,"linkId":1}},
  } satisfies Record<string, Request<'removeClassStudent'>>,
  listAttendance: {
    typical: {"params":{"classId":1}},
  } satisfies Record<string, Request<'listAttendance'>>,
  saveAttendance: {
    create: {"params":{"recordId":0},"body":{"classId":1,"studentId":1,"date":"2026-11-20","status":"present"}},
    edit: {"params":{"recordId":7},"body":{"classId":1,"studentId":6,"date":"2026-11-18","status":"present","version":1}},
  } satisfies Record<string, Request<'saveAttendance'>>,
  deleteAttendance: {
    typical: {"params":{"id":8}},
  } satisfies Record<string, Request<'deleteAttendance'>>,
  listPolicies: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listPolicies'>>,
  savePolicy: {
    create: {"params":{},"body":{"id":0,"title":"Recordings","description":"Lessons are recorded for students who miss them. We keep recordings for a week.","translations":{"ur":{"title":"ریکارڈنگ","description":"جو کلاس میں نہ آ سکیں، ان کے لیے ریکارڈنگ ایک ہفتے تک رکھی جاتی ہے۔"},"ar":{},"en":{}}}},
    edit: {"params":{},"body":{"id":1,"title":"Attendance","description":"We call families after three missed lessons in a row.","translations":{"ar":{"title":"الحضور"}},"version":1}},
  } satisfies Record<string, Request<'savePolicy'>>,
  deletePolicy: {
    typical: {"params":{"id":6}},
  } satisfies Record<string, Request<'deletePolicy'>>,
  listEvents: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listEvents'>>,
  saveEvent: {
    create: {"params":{},"body":{"id":0,"title":"Reading competition","description":"Each student recites for ten minutes. Family and friends are welcome.","price":7.5,"time":"2027-02-13T15:00","link":"https://meet.maktab.test/reading"}},
    createFree: {"params":{},"body":{"id":0,"title":"عید ملن","description":"تمام طلبہ اور والدین کے لیے۔","price":null,"time":"2027-03-21T17:30"}},
    edit: {"params":{},"body":{"id":1,"title":"Open evening","description":"Meet the teachers, see a sample lesson and ask questions.","price":null,"time":"2026-12-05T19:00","link":"https://meet.maktab.test/open-evening","version":1}},
  } satisfies Record<string, Request<'saveEvent'>>,
  deleteEvent: {
    typical: {"params":{"id":7}},
  } satisfies Record<string, Request<'deleteEvent'>>,
  listEventMembers: {
    typical: {"params":{"eventId":2}},
  } satisfies Record<string, Request<'listEventMembers'>>,
  getEventBilling: {
    typical: {"params":{"studentId":2,"eventId":2}},
  } satisfies Record<string, Request<'getEventBilling'>>,
  updatePaymentStatus: {
    paid: {"params":{},"body":{"studentID":2,"eventID":2,"paymentStatus":"paid","version":1}},
    rejected: {"params":{},"body":{"studentID":8,"eventID":2,"paymentStatus":"rejected","reason":"The amount is less than the price of the course."}},
    pending: {"params":{},"body":{"studentID":3,"eventID":2,"paymentStatus":"pending"}},
  } satisfies Record<string, Request<'updatePaymentStatus'>>,
  toggleEventMembership: {
    typical: {"params":{"eventId":1,"studentId":1}},
  } satisfies Record<string, Request<'toggleEventMembership'>>,
  listStudentEvents: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listStudentEvents'>>,
  submitEventPayment: {
    jazzcash: {"params":{},"body":{"eventID":3,"receipt":"receipt.png","method":"jazzcash"}},
    bank: {"params":{},"body":{"eventID":4,"receipt":"transfer.jpg","method":"bank","transactionId":"FT26325-00917","origin":"international","code":"SIBLINGS"}},
  } satisfies Record<string, Request<'submitEventPayment'>>,
  registerStudent: {
    withCourse: {"params":{},"body":{"name":"Noura Saleh","guardian_name":"Huda Saleh","email":"noura.saleh@maktab.test","password":"open sesame","contact_number":"+971 50 555 0142","alternate_contact_number":"+971 50 555 0143","preferred_language":"arabic","signature":"Huda Saleh","date_of_birth":"2014-08-02","registration_date":"2026-11-21","courses":[{"course_id":1,"course_name":"Tajweed for beginners","timings":[{"from":"16:00","to":"17:00"}],"billing":{"receipt_image":"receipt.jpg","payment_method":"Bank Transfer","reference":"R-4K7MPX","transaction_id":"FT26325-00917","origin":"international"}}]}},
    withoutCourses: {"params":{},"body":{"name":"عمیر حسن","guardian_name":"حسن علی","email":"umair.hassan@maktab.test","password":"open sesame","contact_number":"+971 50 555 0142","preferred_language":"urdu","signature":"حسن علی","date_of_birth":"2014-08-02","registration_date":"2026-11-21"}},
    afterTrial: {"params":{},"body":{"name":"Zoya Iqbal","guardian_name":"Nadia Iqbal","email":"nadia.iqbal@maktab.test","password":"open sesame","contact_number":"+44 20 5550142","preferred_language":"english","signature":"Nadia Iqbal","trial":"kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq66"}},
    withCourses: {"params":{},"body":{"name":"Samuel Adeyemi","guardian_name":"Grace Adeyemi","email":"samuel.adeyemi@maktab.test","password":"open sesame","contact_number":"+971 50 555 0142","alternate_contact_number":"+971 50 555 0143","preferred_language":"english","signature":"Grace Adeyemi","date_of_birth":"2014-08-02","registration_date":"2026-11-21","courses":[{"course_id":4,"course_name":"Qaida for children","timings":[{"from":"15:00","to":"15:30","days":[6,7]},{"from":"17:00","to":"17:30"}],"billing":{"receipt_image":"qaida.png","payment_method":"PayPal"}},{"course_id":8,"course_name":"Quran translation","timings":[{"from":"23:45","to":"00:30"}],"billing":{"receipt_image":"translation.webp","payment_method":"Credit Card"}}]}},
    sibling: {"params":{},"body":{"name":"سارہ ملک","guardian_name":"Amina Malik","email":"siblings@maktab.test","password":"open sesame","contact_number":"+92 300 1234567","preferred_language":"urdu","signature":"Amina Malik","date_of_birth":"2017-05-02","registration_date":"2026-11-21","joins_account":true}},
    withRequest: {"params":{},"body":{"name":"Layla Haddad","guardian_name":"Rania Haddad","email":"layla.haddad@maktab.test","password":"open sesame","contact_number":"+44 7700 900155","preferred_language":"english","signature":"Rania Haddad","date_of_birth":"2016-03-11","registration_date":"2026-11-21","courses":[{"course_id":4,"course_name":"Qaida for children","timings":[{"from":"16:00","to":"16:30","days":[2,4]}]}]}},
  } satisfies Record<string, Request<'registerStudent'>>,
  checkEmail: {
    free: {"params":{},"body":{"email":"noura.saleh@maktab.test"}},
    taken: {"params":{},"body":{"email":"siblings@maktab.test"}},
  } satisfies Record<string, Request<'checkEmail'>>,
  addChild: {
    child: {"params":{},"body":{"name":"سارہ ملک","date_of_birth":"2017-05-02","preferred_language":"urdu","courses":[{"course_id":4}]}},
    otherGuardian: {"params":{},"body":{"name":"Hamza Malik","date_of_birth":"2015-01-30","preferred_language":"english","courses":[{"course_id":4,"timings":[{"from":"15:00","to":"15:30","days":[6,7]}]}],"guardian_name":"Tariq Malik","contact_number":"+44 7700 900123","alternate_contact_number":"+44 7700 900124","signature":"Tariq Malik"}},
  } satisfies Record<string, Request<'addChild'>>,
  listOwnRequests: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listOwnRequests'>>,
  closeCourseRequest: {
    typical: {"params":{"id":1}},
  } satisfies Record<string, Request<'closeCourseRequest'>>,
  listStudents: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listStudents'>>,
  purchaseCourse: {
    oneTime: {"params":{},"body":{"courseID":5,"receipt":"receipt.jpg","paymentMethod":"bank transfer","classTimings":[{"from":"18:00","to":"19:00"}]}},
    twoTimes: {"params":{},"body":{"courseID":8,"receipt":"receipt.png","paymentMethod":"jazzcash","transactionId":"TRX-0042-7781","origin":"domestic","code":"SIBLINGS","classTimings":[{"from":"07:00","to":"08:00","days":[2,4]},{"from":"20:00","to":"21:00"}]}},
    again: {"params":{},"body":{"courseID":7,"receipt":"better-photo.webp","paymentMethod":"bank transfer","classTimings":[{"from":"18:30","to":"19:30"}]}},
    free: {"params":{},"body":{"courseID":6,"classTimings":[{"from":"18:00","to":"19:00"}]}},
  } satisfies Record<string, Request<'purchaseCourse'>>,
  listStudentBilling: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listStudentBilling'>>,
  listEnrolledCourses: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listEnrolledCourses'>>,
  listStudentClasses: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listStudentClasses'>>,
  listCourseClasses: {
    typical: {"params":{"courseId":1}},
  } satisfies Record<string, Request<'listCourseClasses'>>,
  getStudentPerformance: {
    typical: {"params":{"classId":1}},
  } satisfies Record<string, Request<'getStudentPerformance'>>,
  filterStudents: {
    typical: {"params":{"courseId":1}},
  } satisfies Record<string, Request<'filterStudents'>>,
  assignStudentId: {
    first: {"params":{},"body":{"id":14,"studentID":"STD-014","version":1}},
    change: {"params":{},"body":{"id":9,"studentID":"STD-109","version":1}},
  } satisfies Record<string, Request<'assignStudentId'>>,
  deleteStudent: {
    typical: {"params":{"id":12}},
  } satisfies Record<string, Request<'deleteStudent'>>,
  listStudentBillingDetails: {
    typical: {"params":{"id":1}},
  } satisfies Record<string, Request<'listStudentBillingDetails'>>,
  eraseStudent: {
    typical: {"params":{"id":13}},
  } satisfies Record<string, Request<'eraseStudent'>>,
  deleteStudentTiming: {
    typical: {"params":{"timingId":10}},
  } satisfies Record<string, Request<'deleteStudentTiming'>>,
  decidePurchase: {
    paid: {"params":{},"body":{"id":7,"paymentStatus":"paid"}},
    rejected: {"params":{},"body":{"id":3,"paymentStatus":"rejected","reason":"The receipt can’t be read. Please send a clearer picture."}},
  } satisfies Record<string, Request<'decidePurchase'>>,
  listAllotments: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listAllotments'>>,
  listTeacherAllotments: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listTeacherAllotments'>>,
  createAllotment: {
    oneTime: {"params":{},"body":{"studentId":11,"teacherId":1,"courseId":1,"classTimes":[{"from":"16:00","to":"17:00"}]}},
    twoTimes: {"params":{},"body":{"studentId":12,"teacherId":3,"courseId":3,"classTimes":[{"from":"07:00","to":"07:45","days":[6]},{"from":"23:30","to":"00:15"}]}},
  } satisfies Record<string, Request<'createAllotment'>>,
  updateAllotment: {
    addTime: {"params":{"id":1},"body":{"studentId":1,"teacherId":1,"courseId":1,"classTimes":[{"id":10,"from":"16:00","to":"17:00"},{"from":"18:00","to":"19:00","days":[5]}],"version":1}},
    otherTeacher: {"params":{"id":4},"body":{"studentId":4,"teacherId":7,"courseId":7,"classTimes":[{"id":40,"from":"20:30","to":"21:30"}],"version":1}},
  } satisfies Record<string, Request<'updateAllotment'>>,
  deleteAllotment: {
    typical: {"params":{"id":10}},
  } satisfies Record<string, Request<'deleteAllotment'>>,
  listReports: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listReports'>>,
  saveReport: {
    create: {"params":{},"body":{"id":0,"classId":2,"studentId":1,"courseId":1,"attendance":"90%","testRemarks":"Reads clearly and at a steady pace.","classParticipation":"Helps younger classmates.","suggestions":"Record one page each week and listen back to it."}},
    edit: {"params":{},"body":{"id":1,"classId":1,"studentId":1,"courseId":1,"attendance":"93","testRemarks":"Reads carefully, and long vowels have improved.","classParticipation":"Asks good questions.","version":1}},
  } satisfies Record<string, Request<'saveReport'>>,
  editReport: {
    typical: {"params":{},"body":{"id":2,"classId":3,"studentId":2,"teacherId":2,"courseId":2,"attendance":"86%","test_remarks":"مخارج بہتر ہو رہے ہیں۔","participation":"اب سوال کرتا ہے۔","suggestions":"روزانہ بلند آواز سے پڑھیں۔","version":1}},
    attendanceOnly: {"params":{},"body":{"id":3,"classId":5,"studentId":3,"teacherId":3,"courseId":3,"attendance":"98","version":1}},
  } satisfies Record<string, Request<'editReport'>>,
  deleteReport: {
    typical: {"params":{"id":6}},
  } satisfies Record<string, Request<'deleteReport'>>,
  getTimetable: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'getTimetable'>>,
  listOwedLessons: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listOwedLessons'>>,
  findClashes: {
    typical: {"params":{},"body":{"classId":1,"timingId":10,"times":[{"from":"20:00","to":"21:00","days":[2]}],"starts":"2026-01-05","ends":null}},
    ofAllotment: {"params":{},"body":{"teacherId":1,"courseId":1,"allotmentId":1,"studentIds":[1],"times":[{"from":"16:00","to":"17:00","days":[1,3]},{"from":"20:00","to":"21:00"}]}},
  } satisfies Record<string, Request<'findClashes'>>,
  suggestTeachers: {
    typical: {"params":{"studentId":1,"courseId":1}},
  } satisfies Record<string, Request<'suggestTeachers'>>,
  changeLessons: {
    cancelOne: {"params":{},"body":{"classId":2,"timingId":20,"day":"2026-11-24","scope":"one","change":"cancel","note":"I’m travelling on Tuesday. We’ll continue next week.","version":1}},
    cancelRest: {"params":{},"body":{"classId":3,"timingId":30,"day":"2026-11-25","scope":"rest","change":"cancel","version":1}},
    cancelAll: {"params":{},"body":{"classId":7,"timingId":70,"day":"2026-11-24","scope":"all","change":"cancel","version":1}},
    moveOne: {"params":{},"body":{"classId":6,"timingId":60,"day":"2026-11-26","scope":"one","change":"move","to":{"day":"2026-11-27","from":"19:00","to":"20:00"},"note":"Friday instead of Thursday","version":1}},
    moveRest: {"params":{},"body":{"classId":5,"timingId":50,"day":"2026-11-29","scope":"rest","change":"move","to":{"day":"2026-11-30","from":"20:00","to":"21:00"},"goOn":true,"version":1}},
    restoreOne: {"params":{},"body":{"classId":2,"timingId":20,"day":"2026-11-24","scope":"one","change":"restore","version":2}},
  } satisfies Record<string, Request<'changeLessons'>>,
  undoLessonChange: {
    typical: {"params":{"id":2}},
  } satisfies Record<string, Request<'undoLessonChange'>>,
  excuseLesson: {
    withReason: {"params":{},"body":{"classId":1,"timingId":10,"day":"2026-11-30","reason":"She has a doctor’s appointment."}},
    withoutReason: {"params":{},"body":{"classId":1,"timingId":10,"day":"2026-12-07"}},
  } satisfies Record<string, Request<'excuseLesson'>>,
  withdrawExcuse: {
    typical: {"params":{},"body":{"classId":1,"timingId":10,"day":"2026-11-30"}},
  } satisfies Record<string, Request<'withdrawExcuse'>>,
  listClassPractice: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listClassPractice'>>,
  savePractice: {
    forAll: {"params":{},"body":{"classId":1,"day":"2026-11-21","text":"Read al-Ma‘un 1–7 aloud, five times."}},
    forOneStudent: {"params":{},"body":{"classId":1,"day":"2026-11-21","text":"Read al-Ma‘un 1–7 aloud, five times.","students":[{"id":4,"text":"Only verses 1–3, slowly."}],"version":1}},
    none: {"params":{},"body":{"classId":1,"day":"2026-11-21","text":"","students":[]}},
  } satisfies Record<string, Request<'savePractice'>>,
  listOwnPractice: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listOwnPractice'>>,
  markPractice: {
    done: {"params":{},"body":{"id":1,"day":"2026-11-20","isDone":true}},
    notDone: {"params":{},"body":{"id":1,"day":"2026-11-18","isDone":false}},
  } satisfies Record<string, Request<'markPractice'>>,
  getCalendarFeed: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'getCalendarFeed'>>,
  createCalendarFeed: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'createCalendarFeed'>>,
  revokeCalendarFeed: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'revokeCalendarFeed'>>,
  getReminders: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'getReminders'>>,
  saveReminders: {
    typical: {"params":{},"body":{"dayBefore":true,"hourBefore":true,"changes":true,"digest":true,"quietFrom":null,"quietTo":null,"timeZone":"Europe/London","language":"en"}},
    quiet: {"params":{},"body":{"dayBefore":true,"hourBefore":false,"changes":true,"digest":true,"quietFrom":"22:00","quietTo":"07:00","timeZone":"Asia/Karachi","language":"ur"}},
    off: {"params":{},"body":{"dayBefore":false,"hourBefore":false,"changes":false,"digest":false,"quietFrom":null,"quietTo":null,"timeZone":null,"language":"ar"}},
  } satisfies Record<string, Request<'saveReminders'>>,
  addReminderDevice: {
    typical: {"params":{},"body":{"endpoint":"https://push.example.com/send/Zx81","p256dh":"BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM","auth":"tBHItJI5svbpez7KI4CCXg"}},
  } satisfies Record<string, Request<'addReminderDevice'>>,
  removeReminderDevice: {
    typical: {"params":{},"body":{"endpoint":"https://push.example.com/send/Zx81"}},
  } satisfies Record<string, Request<'removeReminderDevice'>>,
  testReminder: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'testReminder'>>,
  remindTeachers: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'remindTeachers'>>,
  watchChanges: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'watchChanges'>>,
  getSettings: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'getSettings'>>,
  saveSettings: {
    typical: {"params":{},"body":{"clashes":"ask","confirmsEmails":true,"acceptsPdfReceipts":true,"emailGreeting":"salam","weekStart":7,"teachersMayMessage":true,"offersTrials":true,"excuseRule":"Tell us at least two hours before the lesson.","name":"Maktab","currency":"USD","timeZone":"Asia/Karachi","contactEmail":"office@maktab.test","contactPhone":"+92 21 555 0100","address":"12 Garden Road, near the old market\nLahore 54000, Pakistan","paymentInstructions":{"domestic":"Transfer the fee to the school’s account, and send a photo of the receipt.","international":"Pay by card, and add the student’s name to the note."},"paymentWays":{"domestic":[{"kind":"bank","name":"Example Bank","accountTitle":"Maktab (example)","accountNumber":"PK00 EXAM 0000 0000 0000 0000","branch":"Branch 0000, Karachi"},{"kind":"wallet","name":"JazzCash","accountTitle":"Maktab (example)","accountNumber":"0300 0000000","note":"Send a screenshot of the transfer.","translations":{"ur":{"note":"اسکرین کی تصویر بھیجیں۔"}}}],"international":[{"kind":"bank","name":"Example Bank","accountTitle":"Maktab (example)","accountNumber":"PK00 EXAM 0000 0000 0000 0000","branch":"SWIFT EXAMPKKA","note":"Choose “sender pays all fees”.","translations":{"ur":{"note":"تمام اخراجات بھیجنے والا ادا کرے۔"}}}]},"checkedWithinHours":24,"rates":[{"currency":"PKR","rate":"281.35","asOf":"2026-11-03"}],"frontPage":{"motto":"The Quran, read well and understood","about":"We teach children and adults in small groups.\nAll lessons are live.","steps":[{"title":"Choose a course","text":"Send the form.\nWe’ll call you the same day."},{},{"title":"The first lesson is free"}],"shows":["courses","languages"]},"translations":{"ur":{"motto":"قرآن: درست پڑھیں، سمجھ کر پڑھیں","about":"ہم بچوں اور بڑوں کو پڑھاتے ہیں، ایک وقت میں چند طلبہ کو۔\nاسباق براہِ راست ہوتے ہیں۔","steps":[{"title":"کورس دیکھیں","text":"فارم بھیجیں۔\nہم آپ کو اسی دن فون کرتے ہیں۔"},{},{"title":"پہلا سبق مفت ہے"}],"paymentInstructions":{"domestic":"فیس اسکول کے اکاؤنٹ میں بھیجیں، اور رسید کی تصویر ارسال کریں۔","international":"کارڈ سے ادا کریں، اور نوٹ میں طالب علم کا نام لکھیں۔"}},"ar":{"motto":"القرآن: تلاوة صحيحة وفهم"},"en":{}},"version":1}},
    withoutContact: {"params":{},"body":{"clashes":"refuse","name":"مكتب","currency":"EUR","timeZone":"America/New_York","paymentInstructions":{"domestic":"","international":""}}},
  } satisfies Record<string, Request<'saveSettings'>>,
  getFrontPage: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'getFrontPage'>>,
  saveSchoolLogo: {
    typical: {"params":{},"body":{"logo":"school-mark.png"}},
    taken: {"params":{},"body":{}},
  } satisfies Record<string, Request<'saveSchoolLogo'>>,
  saveFrontPicture: {
    typical: {"params":{},"body":{"frontPicture":"school-front.jpg","description":"A teacher and two children reading from one book"}},
    described: {"params":{},"body":{"description":"A classroom in morning light"}},
    taken: {"params":{},"body":{}},
  } satisfies Record<string, Request<'saveFrontPicture'>>,
  getSchoolStatus: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'getSchoolStatus'>>,
  sendTestEmail: {
    typical: {"params":{},"body":{"email":"admin@maktab.test"}},
  } satisfies Record<string, Request<'sendTestEmail'>>,
  hideGettingStarted: {
    hide: {"params":{},"body":{"isHidden":true}},
    show: {"params":{},"body":{"isHidden":false}},
  } satisfies Record<string, Request<'hideGettingStarted'>>,
  listStaff: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listStaff'>>,
  inviteStaff: {
    typical: {"params":{},"body":{"name":"Bushra Aziz","email":"bushra.aziz@maktab.test","part":"payments"}},
  } satisfies Record<string, Request<'inviteStaff'>>,
  editStaff: {
    typical: {"params":{"id":30},"body":{"name":"Yusuf Rahman","part":"teaching"}},
  } satisfies Record<string, Request<'editStaff'>>,
  blockStaff: {
    block: {"params":{"id":31},"body":{"blocked":true}},
    unblock: {"params":{"id":33},"body":{"blocked":false}},
  } satisfies Record<string, Request<'blockStaff'>>,
  createStaffLink: {
    typical: {"params":{"id":32}},
  } satisfies Record<string, Request<'createStaffLink'>>,
  deleteStaff: {
    typical: {"params":{"id":34}},
  } satisfies Record<string, Request<'deleteStaff'>>,
  listWaiting: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listWaiting'>>,
  listOwnAttendance: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listOwnAttendance'>>,
  getStudentProgress: {
    typical: {"params":{"id":1}},
  } satisfies Record<string, Request<'getStudentProgress'>>,
  listActs: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listActs'>>,
  noteMessage: {
    toStudent: {"params":{},"body":{"recordKind":"student","recordId":1,"channel":"whatsapp","text":"Lessons start again on Monday."}},
    toTeacher: {"params":{},"body":{"recordKind":"teacher","recordId":1,"channel":"email","text":"Please mark the attendance of last week."}},
  } satisfies Record<string, Request<'noteMessage'>>,
  getSchoolFigures: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'getSchoolFigures'>>,
  getGuardianContact: {
    typical: {"params":{"studentId":1}},
  } satisfies Record<string, Request<'getGuardianContact'>>,
  createStudent: {
    child: {"params":{},"body":{"std_id":"STD-021","name":"Noura Saleh","guardian_name":"Huda Saleh","email":"huda.saleh@maktab.test","contact_number":"+971 50 555 0142","alternate_contact_number":"+971 50 555 0143","preferred_language":"arabic","signature":"Huda Saleh","date_of_birth":"2014-08-02","registration_date":"2026-11-21","notes":"Moved here from the evening school."}},
    withCourse: {"params":{},"body":{"name":"عمیر حسن","guardian_name":"حسن علی","contact_number":"+92 300 5550142","preferred_language":"urdu","courses":[{"course_id":6,"timings":[{"from":"16:00","to":"17:00","days":[1,3]}]},{"course_id":1,"timings":[{"from":"18:00","to":"18:30"}]}]}},
    sibling: {"params":{},"body":{"name":"سارہ ملک","guardian_name":"Amina Malik","email":"siblings@maktab.test","contact_number":"+92 300 1234567","date_of_birth":"2017-05-02","joins_account":true}},
  } satisfies Record<string, Request<'createStudent'>>,
  editStudent: {
    typical: {"params":{"id":4},"body":{"name":"Omar Haddad","guardian_name":"Nadia Haddad","email":"student4@maktab.test","contact_number":"+44 7700 900303","alternate_contact_number":"+44 7700 900203","preferred_language":"english","signature":"Omar Haddad","date_of_birth":"2013-06-18","registration_date":"2026-02-11","version":1}},
    withTimes: {"params":{"id":14},"body":{"name":"Adam Petrov","guardian_name":"Elena Petrova","email":"student14@maktab.test","contact_number":"+7 495 555 01 42","alternate_contact_number":"+7 495 555 01 43","courses":[{"course_id":8,"timings":[{"from":"17:00","to":"18:00","days":[2,4]}]}]}},
  } satisfies Record<string, Request<'editStudent'>>,
  createTeacher: {
    typical: {"params":{},"body":{"teach_id":"TCH-009","name":"Mariam Siddiqui","email":"mariam.siddiqui@maktab.test","contact_number":"+92 300 5550199","date_of_birth":"1991-06-14","gender":"female","nationality":"Pakistani","languages_spoken":["urdu","english"],"age_group":"children","qualification":"BA in Islamic studies","institution":"International Islamic University","application_date":"2026-11-21","current_address":"14 Canal Road, Lahore","experience_Quran":"Six years of teaching Tajweed to children","other_experience":"School librarian","courses":[{"course_id":4,"timings":[{"from":"09:00","to":"12:00","days":[1,2]}]},{"course_id":1,"timings":[]}]}},
    brief: {"params":{},"body":{"teach_id":"TCH-010","name":"يوسف الحداد","email":"yusuf.alhaddad@maktab.test","contact_number":"+971 50 555 0177"}},
  } satisfies Record<string, Request<'createTeacher'>>,
  editTeacher: {
    typical: {"params":{"id":3},"body":{"name":"أحمد المنصوري","email":"ahmad.almansouri@maktab.test","contact_number":"+971 50 555 0103","date_of_birth":"1988-04-12","gender":"male","nationality":"Emirati","languages_spoken":["arabic","english"],"age_group":"adults","qualification":"MA in Quranic studies","institution":"University of Sharjah","application_date":"2026-01-10","current_address":"5 Al Majaz, Sharjah","experience_Quran":"Twelve years","other_experience":"Calligraphy","courses":[{"course_id":3,"timings":[{"from":"16:00","to":"19:00","days":[1,3]}]}],"version":2}},
    brief: {"params":{"id":6},"body":{"name":"Ibrahim Okafor","email":"ibrahim.okafor@maktab.test","contact_number":"+234 803 555 0142"}},
  } satisfies Record<string, Request<'editTeacher'>>,
  getOwnProfile: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'getOwnProfile'>>,
  saveOwnProfile: {
    typical: {"params":{},"body":{"isPublic":true,"publicName":"Ustadha Amina","about":"I teach children and beginners.\nWe read slowly and repeat until it’s easy.","experienceYears":8}},
    withdrawn: {"params":{},"body":{"isPublic":false,"publicName":"","about":"","experienceYears":null}},
  } satisfies Record<string, Request<'saveOwnProfile'>>,
  saveOwnPhoto: {
    typical: {"params":{},"body":{"portrait":"amina.jpg"}},
    removed: {"params":{},"body":{}},
  } satisfies Record<string, Request<'saveOwnPhoto'>>,
  hideTeacherProfile: {
    hide: {"params":{},"body":{"teacherID":2,"isHidden":true,"reason":"The text has a phone number."}},
    show: {"params":{},"body":{"teacherID":2,"isHidden":false}},
  } satisfies Record<string, Request<'hideTeacherProfile'>>,
  createInvitation: {
    student: {"params":{},"body":{"role":"student","id":16}},
    teacher: {"params":{},"body":{"role":"teacher","id":7}},
  } satisfies Record<string, Request<'createInvitation'>>,
  previewImport: {
    students: {"params":{},"body":{"import":"mB3xT9qLw2Rk7VnYc5HsJ8dFg1ZpA4eU","kind":"students","start":0,"rows":[{"std_id":"STD-031","name":"Hamza Iqbal","guardian_name":"Tariq Iqbal","email":"tariq.iqbal@maktab.test","contact_number":"+92 321 5550131","alternate_contact_number":"+92 321 5550132","date_of_birth":"2015-03-09","preferred_language":"urdu","registration_date":"2026-09-01","notes":"Left handed"},{"name":"Aisha Iqbal","guardian_name":"Tariq Iqbal","email":"tariq.iqbal@maktab.test","contact_number":"+92 321 5550131","date_of_birth":"2017-11-20"}]}},
    existing: {"params":{},"body":{"import":"pN5uF2oXk9Yt4QdSb6MwJ1cHg8VrA3eL","kind":"students","start":0,"rows":[{"std_id":"STD-001","name":"Zaynab Malik","contact_number":"+44 7700 900100"},{"name":"Maryam Siddiqui"}]}},
    teachers: {"params":{},"body":{"import":"kV6wQ1rNz8Xt3MbPc0LsJ5dGh2YfA7eU","kind":"teachers","start":0,"rows":[{"teach_id":"TCH-031","name":"Salim Rahimi","email":"salim.rahimi@maktab.test","contact_number":"+93 70 555 0142","date_of_birth":"1985-01-30","gender":"male","nationality":"Afghan","languages_spoken":"arabic, english","age_group":"adults","qualification":"Ijazah in Hafs","institution":"Dar al-Ulum","application_date":"2026-09-01","current_address":"3 Hill Street, Leeds","experience_Quran":"Ten years","other_experience":"Translator","courses":"Tajweed for beginners; Arabic grammar I"}]}},
    allotments: {"params":{},"body":{"import":"tZ4yH8sKx1Wq6NcRb3VmJ0dLg7PfA9eU","kind":"allotments","start":0,"rows":[{"student":"STD-016 · Hafsa Begum","teacher":"TCH-001","course":"Tajweed for beginners","times":"Mon, Wed 06:00-06:30"}]}},
  } satisfies Record<string, Request<'previewImport'>>,
  runImport: {
    students: {"params":{},"body":{"import":"mB3xT9qLw2Rk7VnYc5HsJ8dFg1ZpA4eU","count":2,"updatesExisting":false,"invites":true}},
    update: {"params":{},"body":{"import":"kV6wQ1rNz8Xt3MbPc0LsJ5dGh2YfA7eU","count":1,"updatesExisting":true,"invites":false}},
    allotments: {"params":{},"body":{"import":"tZ4yH8sKx1Wq6NcRb3VmJ0dLg7PfA9eU","count":1,"updatesExisting":false,"invites":false}},
  } satisfies Record<string, Request<'runImport'>>,
  undoImport: {
    typical: {"params":{},"body":{"import":"mB3xT9qLw2Rk7VnYc5HsJ8dFg1ZpA4eU"}},
  } satisfies Record<string, Request<'undoImport'>>,
  listImports: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listImports'>>,
  saveStudentNotes: {
    typical: {"params":{"id":1},"body":{"notes":"Prefers afternoon lessons. Her father calls on Fridays.","version":1}},
    none: {"params":{"id":1},"body":{"notes":""}},
  } satisfies Record<string, Request<'saveStudentNotes'>>,
  confirmStudentEmail: {
    typical: {"params":{"id":2}},
  } satisfies Record<string, Request<'confirmStudentEmail'>>,
  confirmTeacherEmail: {
    typical: {"params":{"id":8}},
  } satisfies Record<string, Request<'confirmTeacherEmail'>>,
  orderOutlines: {
    typical: {"params":{},"body":{"courseId":1,"outlineIds":[2,1,3,4,5,6],"seen":[1,2,3,4,5,6]}},
  } satisfies Record<string, Request<'orderOutlines'>>,
  scheduleClass: {
    twoTimes: {"params":{},"body":{"title":"Tajweed, twice a week","link":"https://meet.maktab.test/tajweed-twice","times":[{"from":"08:00","to":"09:00","days":[1]},{"from":"18:00","to":"19:00","days":[3]}],"courseIds":[1]}},
    ofTeacher: {"params":{},"body":{"teacherID":1,"title":"Tajweed, twice a week","times":[{"from":"07:00","to":"08:00","days":[1,3]}],"starts":"2026-12-01","courseIds":[1]}},
  } satisfies Record<string, Request<'scheduleClass'>>,
  beginUpload: {
    picture: {"params":{},"body":{"size":307200,"type":"image/jpeg","sha256":"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"}},
    document: {"params":{},"body":{"size":81920,"type":"application/pdf","sha256":"60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752"}},
    drawing: {"params":{},"body":{"size":51200,"type":"image/png","sha256":"b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c"}},
    small: {"params":{},"body":{"size":20480,"type":"image/webp","sha256":"7d865e959b2466918c9863afca942d0fb89d7c9ac0c99bafc3749504ded97730"}},
  } satisfies Record<string, Request<'beginUpload'>>,
  sendPiece: {
    first: {"params":{"upload":"2Jm8cT0xkWq5nV7aRzB4hLpYsEuGdF1o","offset":0},"body":{"piece":"piece-1.bin"}},
    next: {"params":{"upload":"2Jm8cT0xkWq5nV7aRzB4hLpYsEuGdF1o","offset":262144},"body":{"piece":"piece-2.bin"}},
  } satisfies Record<string, Request<'sendPiece'>>,
  getUpload: {
    typical: {"params":{"upload":"2Jm8cT0xkWq5nV7aRzB4hLpYsEuGdF1o"}},
  } satisfies Record<string, Request<'getUpload'>>,
  getPaymentTerms: {
    typical: {"params":{"id":3}},
  } satisfies Record<string, Request<'getPaymentTerms'>>,
  listOwnFees: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listOwnFees'>>,
  payFee: {
    bank: {"params":{},"body":{"feeID":3,"receipt":"transfer.jpg","paymentMethod":"bank transfer","transactionId":"FT26325-00918","origin":"domestic"}},
    abroad: {"params":{},"body":{"feeID":3,"receipt":"transfer-abroad.jpg","paymentMethod":"jazzcash","origin":"international"}},
  } satisfies Record<string, Request<'payFee'>>,
  payFees: {
    two: {"params":{},"body":{"fees":[3,4],"receipt":"transfer.jpg","paymentMethod":"bank transfer","transactionId":"FT26325-00919","origin":"domestic"}},
    abroad: {"params":{},"body":{"fees":[4,3],"receipt":"transfer-abroad.jpg","paymentMethod":"jazzcash","origin":"international"}},
  } satisfies Record<string, Request<'payFees'>>,
  listFees: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listFees'>>,
  decideFee: {
    paid: {"params":{},"body":{"id":2,"paymentStatus":"paid","version":1}},
    rejected: {"params":{},"body":{"id":3,"paymentStatus":"rejected","reason":"The receipt can’t be read. Please send a clearer picture."}},
    waived: {"params":{},"body":{"id":7,"paymentStatus":"waived","reason":"All lessons this month were cancelled."}},
  } satisfies Record<string, Request<'decideFee'>>,
  endFees: {
    ended: {"params":{},"body":{"id":104,"reason":"The family is moving away."}},
  } satisfies Record<string, Request<'endFees'>>,
  listDiscounts: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listDiscounts'>>,
  saveDiscount: {
    scholarship: {"params":{},"body":{"id":0,"name":"Scholarship","code":null,"studentId":6,"courseId":null,"eventId":null,"percentage":100,"amount":null,"from":null,"until":null,"mostUses":null,"note":"Approved by the board."}},
    code: {"params":{},"body":{"id":0,"name":"Eid offer","code":"EID-2027","studentId":null,"courseId":1,"eventId":null,"percentage":null,"amount":10,"from":"2026-05-01","until":"2027-12-31","mostUses":30,"note":null}},
    edit: {"params":{},"body":{"id":1,"name":"Siblings","code":"SIBLINGS","studentId":null,"courseId":null,"eventId":null,"percentage":50,"amount":null,"from":null,"until":null,"mostUses":200,"note":null,"version":1}},
  } satisfies Record<string, Request<'saveDiscount'>>,
  endDiscount: {
    typical: {"params":{"id":3}},
  } satisfies Record<string, Request<'endDiscount'>>,
  listOwnDiscounts: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listOwnDiscounts'>>,
  noteReceiptSeen: {
    course: {"params":{},"body":{"kind":"course","id":7}},
    event: {"params":{},"body":{"kind":"event","id":2}},
    fee: {"params":{},"body":{"kind":"fee","id":2}},
  } satisfies Record<string, Request<'noteReceiptSeen'>>,
  getPayment: {
    typical: {"params":{"id":3}},
  } satisfies Record<string, Request<'getPayment'>>,
  saveTransactionId: {
    typical: {"params":{},"body":{"kind":"course","id":3,"transactionId":"TRX-77120934","seen":"TRX-1000003"}},
    fee: {"params":{},"body":{"kind":"fee","id":2,"transactionId":"TRX-77120935","seen":"TRX-3000002"}},
  } satisfies Record<string, Request<'saveTransactionId'>>,
  correctPayment: {
    toRejected: {"params":{},"body":{"kind":"course","id":101,"paymentStatus":"rejected","seen":"paid","reason":"The same receipt was sent twice."}},
    toPaid: {"params":{},"body":{"kind":"course","id":101,"paymentStatus":"paid","seen":"rejected","reason":"The transfer arrived a day later."}},
    toReview: {"params":{},"body":{"kind":"course","id":101,"paymentStatus":"pending","seen":"paid","reason":"The bank is tracing the transfer."}},
    fee: {"params":{},"body":{"kind":"fee","id":1,"paymentStatus":"rejected","seen":"paid","reason":"This is last month’s receipt."}},
  } satisfies Record<string, Request<'correctPayment'>>,
  recordPayment: {
    cash: {"params":{},"body":{"kind":"fee","id":6,"amount":45,"method":"cash","date":"2026-11-20"}},
    transfer: {"params":{},"body":{"kind":"fee","id":5,"amount":20,"method":"bank transfer","date":"2026-11-18","note":"The rest comes next week.","transactionId":"FT26325-00918"}},
    newCourse: {"params":{},"body":{"kind":"course","studentId":2,"itemId":4,"amount":25,"method":"mobile wallet","date":"2026-11-20"}},
    event: {"params":{},"body":{"kind":"event","studentId":2,"itemId":4,"amount":5,"method":"other","date":"2026-11-20"}},
  } satisfies Record<string, Request<'recordPayment'>>,
  recordRefund: {
    typical: {"params":{},"body":{"kind":"course","id":102,"amount":40,"method":"bank transfer","date":"2026-11-20","reason":"The course was cancelled.","transactionId":"FT26325-01107"}},
    part: {"params":{},"body":{"kind":"fee","id":9,"amount":15,"method":"cash","date":"2026-11-19","reason":"Two lessons were cancelled."}},
  } satisfies Record<string, Request<'recordRefund'>>,
  voidEntry: {
    typical: {"params":{},"body":{"id":1,"reason":"Recorded for the wrong student."}},
  } satisfies Record<string, Request<'voidEntry'>>,
  listPayableItems: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listPayableItems'>>,
  getIncome: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'getIncome'>>,
  listPayments: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listPayments'>>,
  getStatement: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'getStatement'>>,
  requestTrial: {
    typical: {"params":{},"body":{"name":"Zoya Iqbal","age":8,"language":"english","wishes":[{"day":"2026-11-26","time":"16:00"},{"day":"2026-11-27","time":"10:00"}],"zone":"Europe/London","phone":"+44 20 5550142","courseId":4}},
    oneTime: {"params":{},"body":{"name":"حسن رضا","age":11,"language":"urdu","wishes":[{"day":"2026-11-27","time":"09:00"}],"zone":"America/New_York","phone":"+1 212 555 0117","website":""}},
  } satisfies Record<string, Request<'requestTrial'>>,
  getTrial: {
    typical: {"params":{"token":"kQ3vB7nX9tLw2ZpR5sYc8HfJ1mDgU4aEoViKxTbNq63"}},
  } satisfies Record<string, Request<'getTrial'>>,
  listTrials: {
    typical: {"params":{}},
  } satisfies Record<string, Request<'listTrials'>>,
  suggestTrialTeachers: {
    typical: {"params":{"id":1}},
  } satisfies Record<string, Request<'suggestTrialTeachers'>>,
  arrangeTrial: {
    typical: {"params":{},"body":{"id":1,"version":1,"teacherId":1,"day":"2026-11-26","from":"16:00","minutes":30}},
    withLink: {"params":{},"body":{"id":2,"version":1,"teacherId":6,"day":"2026-11-27","from":"14:00","minutes":45,"link":"https://meet.example.com/trial-2"}},
    despiteConflict: {"params":{},"body":{"id":3,"version":2,"teacherId":1,"day":"2026-11-30","from":"16:00","minutes":30,"goOn":true}},
  } satisfies Record<string, Request<'arrangeTrial'>>,
  declineTrial: {
    typical: {"params":{},"body":{"id":2,"version":2,"reason":"All our teachers are fully booked this month."}},
  } satisfies Record<string, Request<'declineTrial'>>,
  noteTrialOutcome: {
    held: {"params":{},"body":{"id":4,"version":2,"isHeld":true,"note":"Knows the letters. Begin with Qaida."}},
    notHeld: {"params":{},"body":{"id":4,"version":3,"isHeld":false}},
  } satisfies Record<string, Request<'noteTrialOutcome'>>,
}
