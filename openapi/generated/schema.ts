// Generated from openapi.yaml by `npm run generate`: edit the contract, not this file.

export interface paths {
    "/auth/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current user
         * @description Data for the user menu. Specification 1§7.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Blocked teachers and students get a token with the status `blocked` (1§4). A blocked administrator gets 401. Specification 1§2, 1§7.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a password reset link
         * @description The response is the same whether or not the email is known. Specification 2§2, 2§7.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/check-reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a reset link
         * @description Checks whether the reset link is still valid, without using it. Specification: an extension, decision 41.
         */
        post: operations["checkResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description The token comes from the reset link and works only once. Specification 2§2, 2§7.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Revokes the token. Blocked accounts can sign out, too. Specification: an extension, decision 16.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an email
         * @description The token comes from the confirmation link. It works only once and expires after two days. Specification: an extension, decision 204.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/send-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the confirmation link
         * @description Sent to the current user’s email, unless it’s already confirmed. Specification: an extension, decision 204.
         */
        post: operations["sendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/switch-child": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch to another child of the same account
         * @description Returns a new token with the same expiry; the current token stops working. Specification: an extension, decision 203.
         */
        post: operations["switchChild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an overview of all children of the account
         * @description The next lesson, open payments and newest report of each child who shares the current student’s sign-in. Specification: an extension, decision 290.
         */
        get: operations["getFamily"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the current user’s name
         * @description Of several students with one sign-in, changes the name of the current one. Specification: an extension, decision 272.
         */
        put: operations["changeOwnName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the current user’s password
         * @description Takes the current password, and ends all other sessions and reset links. Students with one sign-in share the password. Specification: an extension, decision 272.
         */
        put: operations["changeOwnPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all courses
         * @description Public, because both registration forms need it. Specification 1§7, 2§7.
         */
        get: operations["listCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/create-course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update a course
         * @description Creates a course if `id` is absent or 0. Send `image` only if it’s new. Specification 1§2, 1§7.
         */
        post: operations["saveCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/outlines/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a course’s outlines
         * @description Specification 1§7, 2§7.
         */
        get: operations["listOutlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/add-outlines/{courseId}/{outlineId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update an outline
         * @description `outlineId` is 0 for a new outline. Specification 1§4, 1§7.
         */
        post: operations["saveOutline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/delete-outline/{outlineId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an outline
         * @description Specification 1§7.
         */
        delete: operations["deleteOutline"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/delete/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a course
         * @description Specification 1§7.
         */
        delete: operations["deleteCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/get-teacher-assiged-course/{teacherId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a teacher’s assigned courses
         * @description The `id` of each item identifies the assignment, for removing it. Specification 1§7.
         */
        get: operations["listAssignedCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/assign-course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a course to a teacher
         * @description Specification 1§7.
         */
        post: operations["assignCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/requested-teacher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a teacher application
         * @description The application is pending until an administrator approves it. Specification 1§3, 1§7.
         */
        post: operations["submitTeacherApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all teachers
         * @description Specification 1§7, 2§7.
         */
        get: operations["listTeachers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/assign_login_credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a teacher’s ID and password
         * @description `id` is the visible ID to set; `teacherID` identifies the teacher’s record. A pending teacher becomes active. Specification 1§4, 1§7.
         */
        post: operations["assignTeacherCredentials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a teacher
         * @description For an applicant, this rejects the application and notifies them by email. Returns 409 if `version` is outdated. Specification 1§7.
         */
        post: operations["deleteTeacher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/erase/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Erase a teacher’s personal data
         * @description Also works for deleted teachers. Erases the name, ID, email, contact details, class times and sessions. Reports remain without a name. Specification: an extension, decision 16.
         */
        delete: operations["eraseTeacher"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block or unblock a teacher
         * @description `status` is the current status, which the call toggles. Returns 409 if the status has changed. Specification 1§4, 1§7.
         */
        post: operations["blockTeacher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/remove-allocated-course/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a course assignment
         * @description `courseId` is the ID of the assignment, from `listAssignedCourses`. Specification 1§7.
         */
        delete: operations["removeAssignedCourse"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/get-filtered-teacher/{studentId}/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a student’s teachers for a course
         * @description Specification 1§7.
         */
        get: operations["filterTeachers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/get-teacher-course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the current teacher’s courses
         * @description Specification 2§7.
         */
        get: operations["listTeacherCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/get-std-performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the current teacher’s reports
         * @description Specification 2§7.
         */
        get: operations["listTeacherReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class-time/get_class_time/{teacherId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a teacher’s class times
         * @description Specification 1§7.
         */
        get: operations["listTeacherClassTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/get-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all classes
         * @description Specification 1§7, 2§7.
         */
        get: operations["listAllClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/get-filtered-classes/{teacherId}/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a teacher’s classes for a course
         * @description Specification 1§7.
         */
        get: operations["filterClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the current teacher’s classes
         * @description Specification 2§7.
         */
        get: operations["listTeacherClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a class
         * @description Specification 2§7.
         */
        post: operations["createClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a class
         * @description Specification 1§7, 2§7.
         */
        put: operations["editClass"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a class
         * @description Specification 1§7, 2§7.
         */
        delete: operations["deleteClass"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/{id}/students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a class’s students
         * @description Specification 2§7.
         */
        get: operations["listClassStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/get-students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List students in the current teacher’s classes
         * @description Specification 2§7.
         */
        get: operations["listClassAssignments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/assign-students": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add students to a class
         * @description Specification 2§5, 2§7.
         */
        post: operations["assignStudents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/remove-std/{classId}/{studentId}/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a student from a class
         * @description Specification 2§7.
         */
        delete: operations["removeClassStudent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendence/get/{classId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a class’s attendance
         * @description Specification 2§7.
         */
        get: operations["listAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendence/add-edit/{recordId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark or change attendance
         * @description `recordId` is 0 for a new attendance record. Specification 2§7.
         */
        post: operations["saveAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendence/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an attendance record
         * @description Specification 2§7.
         */
        delete: operations["deleteAttendance"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-policy/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List policies
         * @description Specification 1§7, 2§7.
         */
        get: operations["listPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-policy/create-and-edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update a policy
         * @description `id` is 0 for a new policy. Specification 1§4, 1§7.
         */
        post: operations["savePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-policy/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a policy
         * @description Specification 1§7.
         */
        delete: operations["deletePolicy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all events
         * @description Specification 1§7, 2§7.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/create-event": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update an event
         * @description `id` is 0 for a new event. A null `price` means free. Specification 1§4, 1§5, 1§7.
         */
        post: operations["saveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an event
         * @description Specification 1§7.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/get-event-members/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an event’s members
         * @description Specification 1§2, 1§7.
         */
        get: operations["listEventMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/get-std-event-billing/{studentId}/{eventId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a student’s payment for an event
         * @description Specification 1§2, 1§7.
         */
        get: operations["getEventBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/update-payemnt-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve, reject or reopen an event payment
         * @description Specification 1§2, 1§7.
         */
        put: operations["updatePaymentStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/join-cancel-membership/{eventId}/{studentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Join or leave an event
         * @description A GET request with side effects: don’t prefetch, retry or cache it. Specification 1§7, 2§4, 2§7.
         */
        get: operations["toggleEventMembership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/get-std-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events with the current student’s payment and membership
         * @description Specification 2§7.
         */
        get: operations["listStudentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/event-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for an event
         * @description Specification 2§5, 2§7.
         */
        post: operations["submitEventPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register as a student
         * @description A multipart form with bracket names, such as `courses[0][timings][1][from]`. Specification 1§3, 1§7.
         */
        post: operations["registerStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/check-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check whether an email is taken
         * @description Whether an account with this email exists. Asked when a visitor leaves the field, so that a taken email is known before the form is sent. Specification: an extension, decision 301.
         */
        post: operations["checkEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/add-child": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register another child of the signed-in guardian
         * @description The child joins the account of the current student, so no email or password is needed. Guardian, phone numbers and signature are those of the current student unless they are sent. Courses are kept as requests. Specification: an extension, decision 302.
         */
        post: operations["addChild"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the current student’s course requests
         * @description Courses that the student registered for without a receipt, until they are paid for or the school closes the request. Specification: an extension, decision 300.
         */
        get: operations["listOwnRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/request/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Close a course request
         * @description Takes a request out of the inbox and off the student’s dashboard, for example when the family changed its mind. The student keeps their account and can still buy the course. Specification: an extension, decision 303.
         */
        delete: operations["closeCourseRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all students
         * @description Specification 1§7, 2§7.
         */
        get: operations["listStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/purchase-course": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy a course
         * @description The purchase is pending until an administrator approves it. Specification 2§3, 2§7.
         */
        post: operations["purchaseCourse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the current student’s billing
         * @description Specification 2§2, 2§7.
         */
        get: operations["listStudentBilling"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/get-std-courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the current student’s courses
         * @description Specification 2§7.
         */
        get: operations["listEnrolledCourses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/classes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the current student’s classes
         * @description Specification 2§7.
         */
        get: operations["listStudentClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/get-course-classes/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the current student’s classes for a course
         * @description Specification 2§7.
         */
        get: operations["listCourseClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/get-performance/{classId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current student’s report for a class
         * @description Specification 2§2, 2§7.
         */
        get: operations["getStudentPerformance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/get-filtered-stds/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a course’s students
         * @description Specification 2§7.
         */
        get: operations["filterStudents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/assign_login_credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a student’s ID
         * @description `id` identifies the student’s record; `studentID` is the visible ID to set. Specification 2§3, 2§7.
         */
        post: operations["assignStudentId"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a student
         * @description Specification 2§7.
         */
        delete: operations["deleteStudent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/get/billing-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a student’s billing
         * @description Specification 2§2, 2§7.
         */
        get: operations["listStudentBillingDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/erase/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Erase a student’s personal data
         * @description Also works for deleted students. Erases the name, ID, email, contact details, receipts and sessions. Payments, attendance and reports remain without a name. Specification: an extension, decision 16.
         */
        delete: operations["eraseStudent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/delete-std-time/{timingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a student’s class time
         * @description Specification 2§7.
         */
        delete: operations["deleteStudentTiming"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/update-purchase-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve or reject a course purchase
         * @description Possible only while the purchase is pending; otherwise returns 409. Specification: an extension, decision 16.
         */
        put: operations["decidePurchase"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher-allotment/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all allotments
         * @description Specification 2§7.
         */
        get: operations["listAllotments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher-allotment/get-teacher-allotment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the current teacher’s allotments
         * @description Specification 2§7.
         */
        get: operations["listTeacherAllotments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher-allotment/allot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Allot a student to a teacher
         * @description Specification 2§7.
         */
        post: operations["createAllotment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher-allotment/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update an allotment
         * @description Specification 2§7.
         */
        put: operations["updateAllotment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher-allotment/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an allotment
         * @description Specification 2§7, 2§8.
         */
        delete: operations["deleteAllotment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-performance/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all reports
         * @description Specification 2§7.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-performance/add-edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update a report
         * @description `id` is 0 for a new report. Specification 2§5, 2§7.
         */
        post: operations["saveReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-performance/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update any teacher’s report
         * @description Specification 2§5, 2§7.
         */
        put: operations["editReport"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student-performance/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a report
         * @description Specification 2§7.
         */
        delete: operations["deleteReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timetable/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the timetable
         * @description Students and teachers get their own lessons, administrators all lessons. Classes without days are listed separately. Specification: an extension, decision 61.
         */
        get: operations["getTimetable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timetable/owed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List lessons with missing attendance
         * @description Past lessons of the current teacher that lack attendance of at least one student, newest first, at most 100. Specification: an extension, decision 61.
         */
        get: operations["listOwedLessons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timetable/find-clashes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find schedule conflicts
         * @description Compares times with everything already scheduled for the teacher and the students, over the full period of both. Specification: an extension, decision 61.
         */
        post: operations["findClashes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timetable/suggest/{studentId}/{courseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest teachers for a student
         * @description Teachers of the course, ranked by how much of the student’s preferred time they have free. Specification: an extension, decision 61.
         */
        get: operations["suggestTeachers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timetable/change-lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel, move or restore lessons
         * @description Available to the teacher of the class and to administrators. Changes one lesson, this and all following ones, or all lessons of the timing. The students are notified. Specification: an extension, decision 61.
         */
        post: operations["changeLessons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timetable/undo-change/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a lesson change
         * @description Returns 409 if the class has changed since, if a changed lesson has attendance, or if a restored time is taken. Specification: an extension, decision 61.
         */
        post: operations["undoLessonChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/excuse-lesson": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Excuse the student from a lesson
         * @description The student can’t come to a lesson that hasn’t begun. The teacher and the office see it, and the teacher gets an email. Repeating it replaces the reason. Attendance isn’t changed. Specification: an extension, decision 315.
         */
        post: operations["excuseLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/withdraw-excuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an excuse
         * @description The student can come to the lesson after all. Possible until the lesson begins. Specification: an extension, decision 315.
         */
        post: operations["withdrawExcuse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the practice set in a lesson
         * @description The practice until the next lesson, and what the students did of the practice before it. Available to the teacher of the class and to administrators. Specification: an extension, decision 320.
         */
        get: operations["listClassPractice"];
        put?: never;
        /**
         * Set the practice until the next lesson
         * @description Available to the teacher of the class and to administrators. Replaces the texts of the lesson; without any text there is no practice. Specification: an extension, decision 320.
         */
        post: operations["savePractice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/practice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the student practises until the next lessons
         * @description The current practice of each class of the student, with the days on which it was done. Specification: an extension, decision 320.
         */
        get: operations["listOwnPractice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/practice/mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a day of the practice as done
         * @description Marks a day of a current practice as done or not done. Returns 422 for days in the future. Specification: an extension, decision 321.
         */
        post: operations["markPractice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the calendar feed’s status
         * @description The URL itself is returned only once, when it is created. Specification: an extension, decision 61.
         */
        get: operations["getCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/create-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a calendar feed URL
         * @description Anyone with the URL can read the calendar. The previous URL stops working. Specification: an extension, decision 61.
         */
        post: operations["createCalendarFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar/delete-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke the calendar feed URL
         * @description Requests to the URL then return 404. Specification: an extension, decision 61.
         */
        delete: operations["revokeCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get reminder settings
         * @description The current user’s settings, or the defaults. Specification: an extension, decision 61.
         */
        get: operations["getReminders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save reminder settings
         * @description Reminders are sent by email, in the user’s language and time zone. Specification: an extension, decision 61.
         */
        put: operations["saveReminders"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/device/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a reminder device
         * @description Registers the push subscription of a browser, if `getReminders` returns a `pushKey`. The endpoint must belong to a public push service. Specification: an extension, decision 200.
         */
        post: operations["addReminderDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/device/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a reminder device
         * @description Removes one of the current user’s devices. No effect if it isn’t registered. Specification: an extension, decision 200.
         */
        post: operations["removeReminderDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test reminder
         * @description Sends a reminder to the current user’s email. Specification: an extension, decision 61.
         */
        post: operations["testReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reminders/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind teachers of missing attendance
         * @description Emails every teacher with missing attendance the oldest of those lessons, in their language, at most once a day. Specification: an extension, decision 280.
         */
        post: operations["remindTeachers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream changes
         * @description A stream of server-sent events. The data of each event is a response as documented here; a comment follows at least every 30 seconds. The stream ends with the session, and clients then reconnect. Requests without `Accept: text/event-stream` get one response without changes. Specification: an extension, decision 129.
         */
        get: operations["watchChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get school settings
         * @description Public, because registration needs the payment instructions. Specification: an extension, decision 16.
         */
        get: operations["getSettings"];
        /**
         * Update school settings
         * @description Blank payment instructions count as not set. Specification: an extension, decision 16.
         */
        put: operations["saveSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/front-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get front page content
         * @description Public. Returns only what the settings show visitors, in addition to the course list. Specification: an extension, decision 195.
         */
        get: operations["getFrontPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or remove the school logo
         * @description A request without an image removes the current logo. Specification: an extension, decision 149.
         */
        put: operations["saveSchoolLogo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/front-picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or remove the front page image
         * @description A request with only a description changes the description of the current image; a request with neither removes the image. Specification: an extension, decision 149.
         */
        put: operations["saveFrontPicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of the system
         * @description Version, sizes, last backup, emails that wait or fail, and the first steps of a new school. Specification: an extension, decision 273.
         */
        get: operations["getSchoolStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/test-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test email
         * @description Sends an email at once. If it can’t be sent, the error says why. Specification: an extension, decision 273.
         */
        post: operations["sendTestEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/getting-started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide or show the first steps
         * @description For all administrators. Specification: an extension, decision 273.
         */
        put: operations["hideGettingStarted"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the staff of the office
         * @description Administrators with their part of the office, oldest account first. Specification: an extension, decision 270.
         */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite an administrator
         * @description Emails a link that sets the password, and returns it. Inviting the same email again before the password is set updates the invitation and returns a new link. Specification: an extension, decision 271.
         */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the name or the part of an administrator
         * @description The last administrator who can sign in with everything keeps that part. Specification: an extension, decision 270.
         */
        put: operations["editStaff"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/block/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block or unblock an administrator
         * @description Blocking ends all sessions and links. The last administrator who can sign in with everything can’t be blocked. Specification: an extension, decision 270.
         */
        put: operations["blockStaff"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/link/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a new invitation link
         * @description Only for an administrator who has not set a password yet. Emails the new link and returns it; earlier links stop working. Specification: an extension, decision 271.
         */
        post: operations["createStaffLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an administrator
         * @description Ends all sessions and links, and frees the email. The name stays in the history. The last administrator who can sign in with everything can’t be removed. Specification: an extension, decision 270.
         */
        delete: operations["deleteStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/inbox/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List inbox items
         * @description A single queue of everything that needs an administrator’s attention. Specification: an extension, decision 115 (order: decision 280).
         */
        get: operations["listWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the current student’s attendance
         * @description Attendance records, newest first, and totals for each course. Specification: an extension, decision 119.
         */
        get: operations["listOwnAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/progress/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a student’s classes and attendance
         * @description The student’s current classes, and the attendance as the student sees it. Specification: an extension, decision 138.
         */
        get: operations["getStudentProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acts/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the decision history
         * @description Who approved, rejected, blocked, assigned, cancelled or deleted what, when and why. Newest first. Specification: an extension, decision 113.
         */
        get: operations["listActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/acts/note-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record that a message was opened for sending
         * @description Adds the message to the history of a student or teacher. WhatsApp and email send it, so whether it arrived isn’t known. Specification: an extension, decision 287.
         */
        post: operations["noteMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get school statistics
         * @description Registrations and income of the last twelve months, attendance of the last twelve weeks, and totals for the current month, in school time. Specification: an extension, decision 121.
         */
        get: operations["getSchoolFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/guardian-contact/{studentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the contact details of a student’s guardian
         * @description For teachers, about students who are allotted to them or in one of their classes. Returns 404 for all others, and if the school doesn’t let teachers contact guardians. Specification: an extension, decision 275.
         */
        get: operations["getGuardianContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a student
         * @description Adds a student without a password. If they have an email, the response has an invitation to set one. Specification: an extension, decision 260.
         */
        post: operations["createStudent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a student
         * @description Returns 409 if `version` is outdated. A new email counts as confirmed and applies to siblings who share it. Specification: an extension, decision 260.
         */
        put: operations["editStudent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a teacher
         * @description Adds an active teacher without a password. The response has an invitation to set one. Specification: an extension, decision 260.
         */
        post: operations["createTeacher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/edit/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit a teacher
         * @description Returns 409 if `version` is outdated. A new email counts as confirmed. Specification: an extension, decision 260.
         */
        put: operations["editTeacher"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current teacher’s public profile
         * @description What visitors see, or would see. Specification: an extension, decision 296.
         */
        get: operations["getOwnProfile"];
        /**
         * Update the current teacher’s public profile
         * @description Only the teacher can make it public, or withdraw it at any time. Specification: an extension, decision 296.
         */
        put: operations["saveOwnProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set or remove the current teacher’s photo
         * @description Visitors see it only with a public profile. Specification: an extension, decision 296.
         */
        put: operations["saveOwnPhoto"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/hide-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hide a teacher’s public profile, or stop hiding it
         * @description Doesn’t change the teacher’s own consent: a profile is public only if both allow it. Specification: an extension, decision 296.
         */
        put: operations["hideTeacherProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue an invitation
         * @description A new link with which a person without a password sets one, valid for seven days. Earlier links stop working. Specification: an extension, decision 261.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check rows of an import
         * @description Checks up to 200 rows with the rules of saving, and keeps them for a day. Saves nothing else. Specification: an extension, decision 262.
         */
        post: operations["previewImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the checked rows
         * @description Checks all rows again and saves all of them or none. Returns 422 with the faults by row, such as `rows[12].email`, if a row can’t be imported, and 409 if the import was already saved. Specification: an extension, decision 262.
         */
        post: operations["runImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import
         * @description Removes the records that the import created, within an hour. Records that have been used since stay, and updates of existing records aren’t undone. Specification: an extension, decision 262.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recent imports
         * @description The imports of the last day, newest first. Specification: an extension, decision 262.
         */
        get: operations["listImports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save notes on a student
         * @description For administrators only; not shown to the student. Specification: an extension, decision 125.
         */
        put: operations["saveStudentNotes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/confirm-email/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a student’s email
         * @description For students whom the school knows by other means. Specification: an extension, decision 204.
         */
        post: operations["confirmStudentEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teacher/confirm-email/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a teacher’s email
         * @description For teachers whom the school knows by other means. Specification: an extension, decision 204.
         */
        post: operations["confirmTeacherEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/course/order-outlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reorder a course’s outlines
         * @description Returns 409 without reordering if an outline was deleted, or if the order no longer matches `seen`. Specification: an extension, decision 114.
         */
        put: operations["orderOutlines"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/class/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a class with several weekly times
         * @description For teachers, and for administrators in the name of a teacher. The courses must be assigned to the teacher. Specification: an extension, decision 285.
         */
        post: operations["scheduleClass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a chunked receipt upload
         * @description Declares the file. With a token, the upload belongs to that account; without one, to anyone who knows its ID. Specification: an extension, decision 145.
         */
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/piece/{upload}/{offset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a chunk
         * @description Returns the number of bytes received so far. A chunk with any other offset changes nothing. Specification: an extension, decision 145.
         */
        post: operations["sendPiece"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/get/{upload}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get upload progress
         * @description Returns where to resume after a lost connection. Specification: an extension, decision 145.
         */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/payment-terms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get payment terms
         * @description Amount due from the current student for a course or an event, with discounts and the transfer reference. Specification: an extension, decision 154.
         */
        get: operations["getPaymentTerms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the current student’s fees
         * @description Fees of courses with monthly payment. Specification: an extension, decision 166.
         */
        get: operations["listOwnFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a fee payment
         * @description The payment is pending until an administrator reviews it. A new receipt replaces a pending one. Returns 422 if the fee is already paid or waived. Specification: an extension, decision 166.
         */
        post: operations["payFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/pay-fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit one payment for several fees
         * @description One receipt for several fees of any of the children who share the current student’s sign-in. All fees become pending with this receipt, or none. A new receipt replaces a pending one. Returns 422 if a fee is already paid or waived, or if the fees have different currencies. Specification: an extension, decision 291.
         */
        post: operations["payFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all fees
         * @description Fees by due date, earliest first, with the number and sum of due, overdue and pending fees. Specification: an extension, decision 166.
         */
        get: operations["listFees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve, reject or waive a fee
         * @description Approves or rejects a submitted receipt, or waives an unpaid fee. Returns 409 if the fee’s status has changed. Specification: an extension, decision 167.
         */
        put: operations["decideFee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fees/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * End a student’s fees for a course
         * @description No further fees are created for this course. Unpaid fees stay due. Specification: an extension, decision 167.
         */
        put: operations["endFees"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discount/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List discounts
         * @description Scholarships and codes, newest first, including ended ones. Specification: an extension, decision 162.
         */
        get: operations["listDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discount/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or update a discount
         * @description `id` is 0 for a new discount. Existing payments are not affected. Returns 409 if the discount has ended. Specification: an extension, decision 162.
         */
        post: operations["saveDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discount/end/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a discount
         * @description The discount no longer applies to new payments. A discount that was never used is deleted. Specification: an extension, decision 162.
         */
        post: operations["endDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/discount/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the current student’s discounts
         * @description Scholarships that apply today, without codes. Specification: an extension, decision 162.
         */
        get: operations["listOwnDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/receipt-seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a receipt as seen
         * @description Records when the newest receipt of a payment was first seen. The student can see this in their billing. Specification: an extension, decision 156.
         */
        post: operations["noteReceiptSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/payment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a payment for review
         * @description The payment, other payments of the student, and payments with the same receipt or transaction number. Specification: an extension, decision 159.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/payment-transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a transaction number
         * @description The transaction number that an administrator reads on the receipt. Returns 409 if it no longer matches `seen`. Specification: an extension, decision 160.
         */
        put: operations["saveTransactionId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/payment-correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct a payment decision
         * @description Requires a reason, which is stored in the history. The student is notified. Returns 409 if the status no longer matches `seen`. Specification: an extension, decision 161.
         */
        put: operations["correctPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a payment
         * @description Records a payment that came without a receipt, such as cash. It is approved at once; an item is paid when its payments reach the amount due. Returns 422 if the amount is more than what is due. Specification: an extension, decision 265.
         */
        post: operations["recordPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a refund
         * @description Records money that the school returned. Returns 422 if the amount is more than what was paid. Specification: an extension, decision 267.
         */
        post: operations["recordRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/void": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Void a payment or refund
         * @description Voids an entry that was recorded by mistake. It stays in the history, and the balance is as if it had not been recorded. Returns 409 if it is voided already. Specification: an extension, decision 266.
         */
        put: operations["voidEntry"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/payable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a student can pay for
         * @description Open fees and payments of a student with the amount due, then the courses and events that the student has not paid for. Specification: an extension, decision 265.
         */
        get: operations["listPayableItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/income": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get income
         * @description Approved and recorded payments of a period, by month, by item and by method, and the refunds, in whole minor units of the school’s currency. Payments in other currencies are listed separately. Specification: an extension, decision 169.
         */
        get: operations["getIncome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/school/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments
         * @description All payments that were submitted or recorded in a period, and refunds, oldest first, with pagination. Specification: an extension, decision 169.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/student/statement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a student’s statement
         * @description All charges and payments of a student in order, with the balance after each. Students get their own statement; administrators set `studentId`. Specification: an extension, decision 170.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a trial lesson
         * @description Public, while the settings offer trial lessons. Returns the path of a private page that shows the state of the request. Specification: an extension, decision 305.
         */
        post: operations["requestTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial/state/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of a trial lesson
         * @description Public, for anyone with the private link. Registration is prefilled with it. Specification: an extension, decision 305.
         */
        get: operations["getTrial"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List trial lessons
         * @description Newest first, at most 500. Teachers get the trial lessons that they give, without contact details and private links. Specification: an extension, decision 305.
         */
        get: operations["listTrials"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial/teachers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest teachers for a trial lesson
         * @description The teachers who are free at each requested time: those of the course first, then by how few students they have. Specification: an extension, decision 305.
         */
        get: operations["suggestTrialTeachers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial/arrange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Arrange a trial lesson
         * @description Sets the teacher, the time and the link, also of an arranged lesson. The teacher gets an email. Specification: an extension, decision 305.
         */
        post: operations["arrangeTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a trial lesson
         * @description Declines a request or calls off an arranged lesson. The private page shows the reason. Specification: an extension, decision 305.
         */
        post: operations["declineTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trial/outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record the outcome of a trial lesson
         * @description From the start of the lesson, by its teacher or an administrator. Specification: an extension, decision 305.
         */
        post: operations["noteTrialOutcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        AccountStatus: "allowed" | "blocked";
        /** @description The students of an account; the token acts for the current one. If absent, there is only one. */
        Children: {
            /** @description ID of the student. */
            id: number;
            name: string;
            status: components["schemas"]["AccountStatus"];
            isPresent: boolean;
        }[];
        /** @description The student’s guardian and contact details from registration, to prefill the registration of another child. Only for students. */
        Guardian: {
            guardian_name?: string;
            contact_number?: string;
            alternate_contact_number?: string;
        };
        /**
         * @description The part of the office that an administrator is limited to. If absent, everything.
         * @enum {string}
         */
        LimitedPart: "payments" | "teaching";
        CurrentUser: {
            name: string;
            email: string;
            /** @description URL of the user’s image; empty if none. */
            avatar?: string;
            /**
             * @description Current status of the account, for a page that shows the account as blocked. If absent, the status from sign-in applies until the next sign-in.
             * @enum {string}
             */
            status?: "allowed" | "blocked";
            /** @description Whether the user’s email is confirmed. An extension. */
            emailConfirmed?: boolean;
            children?: components["schemas"]["Children"];
            guardian?: components["schemas"]["Guardian"];
            part?: components["schemas"]["LimitedPart"];
            /** @description Names of administrators with everything, whom an administrator with a part can ask for help. */
            administrators?: string[];
        };
        UserAnswer: {
            user: components["schemas"]["CurrentUser"];
        };
        /** @description Why the request was rejected. At least one of the two fields is present. */
        Error: {
            /** @description An error message, or error messages by field. */
            error?: string | {
                [key: string]: string[];
            };
            message?: string;
        };
        Credentials: {
            /** Format: email */
            email: string;
            password: string;
        };
        /** @enum {string} */
        Role: "admin" | "teacher" | "student";
        SignInAnswer: {
            /** @description Session token to send in the `token` header. Expires after 24 hours. */
            token: string;
            status: components["schemas"]["AccountStatus"];
            user: {
                role: components["schemas"]["Role"];
                part?: components["schemas"]["LimitedPart"];
            };
            /** @description Whether the user’s email is confirmed. If false, because the school requires it and the link hasn’t been used, the user can access only their own account. An extension. */
            emailConfirmed?: boolean;
            children?: components["schemas"]["Children"];
        };
        ForgotPassword: {
            /** Format: email */
            email: string;
        };
        Message: {
            /** @description What was done, as a message for the user. */
            message: string;
        };
        ResetLink: {
            token: string;
            /** Format: email */
            email: string;
        };
        ResetPassword: {
            token: string;
            /** Format: email */
            email: string;
            password: string;
        };
        EmailConfirmation: {
            token: string;
        };
        ChosenChild: {
            id: number;
        };
        /** @description An IANA time zone, such as Asia/Karachi. */
        TimeZone: string;
        /** @description ID of a record. */
        Id: number;
        /** @description An instant, calculated with the server’s time zone data. Clients with different time zone data show the server’s times. */
        ZonedMoment: {
            /**
             * Format: date-time
             * @description The instant, in UTC.
             */
            at: string;
            /** @description UTC offset of the school’s time zone at that time, in minutes. */
            offset: number;
            /** @description UTC offset of the requested time zone at that time, in minutes; null if none was requested. */
            viewerOffset: number | null;
        };
        FamilyLesson: {
            title: string;
            teacher: string;
            starts: components["schemas"]["ZonedMoment"];
            ends: components["schemas"]["ZonedMoment"];
            /** @description The link of the class. */
            link: string | null;
        };
        /**
         * @description What has to be paid; a fee is one month of a course.
         * @enum {string}
         */
        DueKind: "fee" | "course" | "event";
        /** @description Decimal amount in the currency next to it. */
        Amount: number;
        /** @description ISO 4217 currency code. */
        Currency: string;
        /** @description Date in the format yyyy-MM-dd. */
        Day: string;
        /** @description An amount that a child still has to pay, or whose last receipt was rejected. */
        FamilyDue: {
            kind: components["schemas"]["DueKind"];
            /** @description ID of the fee, course or event. */
            id: components["schemas"]["Id"];
            /** @description Name of the course or event. */
            title: string;
            /** @description The month of a fee, in the format yyyy-MM. */
            month?: string;
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            dueOn?: components["schemas"]["Day"];
            /** @description Whether the due date of a fee is over. */
            isOverdue: boolean;
            /** @description The transfer reference of a fee. */
            reference?: string;
        };
        FamilyReport: {
            classId: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            /** @description Title of the class. */
            title: string;
        };
        FamilyChild: {
            /** @description ID of the student. */
            id: components["schemas"]["Id"];
            name: string;
            /** @description Whether the token acts for this child. */
            isPresent: boolean;
            /** @description The next lesson within 14 days that isn’t over or cancelled; null if there is none. */
            nextLesson: components["schemas"]["FamilyLesson"] | null;
            /** @description What is to be paid, overdue fees first. */
            dues: components["schemas"]["FamilyDue"][];
            /** @description Number of payments whose receipts are under review. */
            underReview: number;
            /** @description The newest report of the last 14 days; null if there is none. */
            newReport: components["schemas"]["FamilyReport"] | null;
        };
        Family: {
            /** @description The children of the account who aren’t blocked, in the order in which they registered. */
            children: components["schemas"]["FamilyChild"][];
        };
        StaffName: string;
        OwnName: {
            name: components["schemas"]["StaffName"];
        };
        OwnPassword: {
            /** @description The current password. */
            password: string;
            newPassword: string;
        };
        /** @description Incremented with each change of the record. Send it with an update to get 409 if the record has changed since; without it, the last update wins. An extension; the specification’s backend doesn’t have to support it. */
        Version: number;
        /**
         * @description Whether the price is paid once or every month. Defaults to `once`. An extension.
         * @enum {string}
         */
        Pricing: "once" | "monthly";
        /** @description For whom the course is, in years; null if it isn’t limited. If absent on saving, it doesn’t change. An extension. */
        CourseAges: {
            /** @description The lowest age. */
            from: number;
            /** @description The highest age; null if there is none. */
            to: number | null;
        } | null;
        /**
         * @description What students should already know; `any` for everyone, null if the school doesn’t say. If absent on saving, it doesn’t change. An extension.
         * @enum {string|null}
         */
        CourseLevel: "beginner" | "intermediate" | "advanced" | "any" | null;
        /** @description Length of a lesson; null if the school doesn’t say. If absent on saving, it doesn’t change. An extension. */
        LessonMinutes: number | null;
        /** @description Largest number of students in a lesson, 1 if it’s one to one; null if the school doesn’t say. If absent on saving, it doesn’t change. An extension. */
        GroupSize: number | null;
        Course: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            price: number;
            course_duration: string | null;
            /** @description URL of the image. */
            image: string | null;
            version?: components["schemas"]["Version"];
            pricing?: components["schemas"]["Pricing"];
            ages?: components["schemas"]["CourseAges"];
            level?: components["schemas"]["CourseLevel"];
            lessonMinutes?: components["schemas"]["LessonMinutes"];
            groupSize?: components["schemas"]["GroupSize"];
        };
        CourseList: {
            course: components["schemas"]["Course"][];
        };
        /** @description ID of a record; 0 for a new one. */
        IdOrNew: number;
        CourseForm: {
            id?: components["schemas"]["IdOrNew"];
            name: string;
            description?: string;
            price?: number;
            courseDuration?: string;
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB. Send it only if it’s new.
             */
            image?: Blob;
            version?: components["schemas"]["Version"];
            pricing?: components["schemas"]["Pricing"];
            ages?: components["schemas"]["CourseAges"];
            level?: components["schemas"]["CourseLevel"];
            lessonMinutes?: components["schemas"]["LessonMinutes"];
            groupSize?: components["schemas"]["GroupSize"];
        };
        Outline: {
            id: components["schemas"]["Id"];
            title: string;
            description: string | null;
            version?: components["schemas"]["Version"];
        };
        OutlineList: {
            outlines: components["schemas"]["Outline"][];
        };
        OutlineForm: {
            title: string;
            description?: string;
            version?: components["schemas"]["Version"];
        };
        CourseName: {
            id: components["schemas"]["Id"];
            name: string;
        };
        AssignedCourse: {
            /** @description ID of the assignment, for removing it. */
            id: components["schemas"]["Id"];
            course: components["schemas"]["CourseName"];
        };
        AssignedCourseList: {
            courses: components["schemas"]["AssignedCourse"][];
        };
        CourseAssignment: {
            teacherID: components["schemas"]["Id"];
            courseID: components["schemas"]["Id"];
        };
        /** @enum {string} */
        Language: "urdu" | "english" | "arabic";
        /** @description Time of day in school time, in the format HH:mm. */
        ClockTime: string;
        /** @description ISO 8601 weekdays, from 1 (Monday) to 7 (Sunday). Empty if the days are agreed with the teacher. */
        Weekdays: number[];
        TimeRange: {
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            days?: components["schemas"]["Weekdays"];
        };
        AppliedCourse: {
            id: components["schemas"]["Id"];
            name: string;
            timings: components["schemas"]["TimeRange"][];
        };
        TeacherApplication: {
            name: string;
            date_of_birth: components["schemas"]["Day"];
            /** @enum {string} */
            gender?: "male" | "female" | "other";
            nationality: string;
            contact_number: string;
            /** Format: email */
            email: string;
            /** @description One language, or all languages that the teacher speaks. */
            languages_spoken?: components["schemas"]["Language"] | components["schemas"]["Language"][];
            /** @enum {string} */
            age_group?: "children" | "teenagers" | "adults";
            qualification: string;
            institution: string;
            application_date: components["schemas"]["Day"];
            current_address: string;
            experience_Quran: string;
            other_experience?: string;
            course: components["schemas"]["AppliedCourse"][];
        };
        TeacherTiming: {
            id: components["schemas"]["Id"];
            /** @description ID of the course; null if it was deleted. An extension. */
            course_id?: components["schemas"]["Id"] | null;
            course_name: string;
            from: string;
            to: string;
            days?: components["schemas"]["Weekdays"];
        };
        /** @description True if the person has an email but no password yet, so that an invitation can be issued; otherwise absent. An extension. */
        AwaitsPassword: boolean;
        /** @description What visitors see of a teacher who agreed to it; absent for applicants. An extension. */
        TeacherProfile: {
            /** @description Whether the teacher agreed that visitors see the profile. */
            isPublic: boolean;
            /** @description Whether the office hides it. */
            isHidden: boolean;
            /** @description The name for visitors; empty for the full name. */
            publicName: string;
            about: string;
            experienceYears: number | null;
            /** @description URL of the photo. */
            photo: string | null;
        };
        Teacher: {
            id: components["schemas"]["Id"];
            /** @description The visible ID; none while pending. */
            teach_id: string | null;
            name: string;
            email: string;
            application_date?: string | null;
            contact_number?: string | null;
            current_address?: string | null;
            date_of_birth?: string | null;
            experience_Quran?: string | null;
            gender?: string | null;
            institution?: string | null;
            /** @description One language, a comma-separated list or an array. */
            languages_spoken?: string | string[] | null;
            nationality?: string | null;
            other_experience?: string | null;
            qualification?: string | null;
            /** @description `pending` or `blocked`; any other value means active. */
            status: string;
            /** @description An array, or an array as a JSON string. */
            class_timings?: string | components["schemas"]["TeacherTiming"][] | null;
            /** @description Age group that the applicant wants to teach. An extension. */
            age_group?: string | null;
            /** @description The teacher’s courses. An extension; without it, filtering by course needs a request per teacher. */
            courses?: components["schemas"]["CourseName"][];
            /** @description False if the email isn’t confirmed; absent once it is. An extension. */
            emailConfirmed?: boolean;
            awaitsPassword?: components["schemas"]["AwaitsPassword"];
            publicProfile?: components["schemas"]["TeacherProfile"];
            version?: components["schemas"]["Version"];
        };
        ListPage: {
            /** @description Cursor for `after`; null on the last page. */
            next: string | null;
            /** @description Number of matching rows, at most 1000. Only on the first page. */
            found?: number;
            /** @description Number of rows of each kind, whether or not they match the search. Only on the first page. */
            kinds?: {
                [key: string]: number;
            };
        };
        TeacherPage: {
            teachers: components["schemas"]["Teacher"][];
            /** @description Pagination; absent if the request has no query parameters. An extension. */
            page?: components["schemas"]["ListPage"];
        };
        TeacherCredentials: {
            /** @description The visible ID to set. */
            id: string;
            name: string;
            /** Format: email */
            email: string;
            password?: string;
            /** @description ID of the teacher’s record. */
            teacherID: components["schemas"]["Id"];
            isEdit: boolean;
            version?: components["schemas"]["Version"];
        };
        /** @description The reason for the action, stored in the history. If a payment or an application is rejected, the person can see it. An extension. */
        Reason: string;
        TeacherDeletion: {
            teacherID: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            reason?: components["schemas"]["Reason"];
        };
        TeacherBlock: {
            teacherID: components["schemas"]["Id"];
            /** @description The current status, which the call toggles. */
            status: string;
            reason?: components["schemas"]["Reason"];
        };
        TeacherList: {
            teachers: components["schemas"]["Teacher"][];
        };
        TeacherCourseFacts: {
            id: components["schemas"]["Id"];
            name: string;
            description?: string | null;
            image?: string | null;
            price?: number;
            course_duration?: string | null;
        };
        TeacherCourse: {
            id: components["schemas"]["Id"];
            course: components["schemas"]["TeacherCourseFacts"];
        };
        TeacherCourseList: {
            course: components["schemas"]["TeacherCourse"][];
        };
        StudentName: {
            id: components["schemas"]["Id"];
            std_id: string | null;
            name: string;
        };
        TeacherName: {
            id: components["schemas"]["Id"];
            teach_id: string | null;
            name: string;
        };
        Report: {
            id: components["schemas"]["Id"];
            student: components["schemas"]["StudentName"];
            teacher: components["schemas"]["TeacherName"];
            course: components["schemas"]["CourseName"];
            class?: {
                id: components["schemas"]["Id"];
                title: string;
            } | null;
            /** @description Attendance as text, such as a percentage. */
            attendance: string;
            test_remarks: string | null;
            participation: string | null;
            suggestions?: string | null;
            version?: components["schemas"]["Version"];
        };
        ReportList: {
            data: components["schemas"]["Report"][];
        };
        TeacherClassTime: {
            id: components["schemas"]["Id"];
            course_name: string;
            preferred_time_from: string;
            preferred_time_to: string;
            days?: components["schemas"]["Weekdays"];
        };
        TeacherClassTimeList: {
            data: components["schemas"]["TeacherClassTime"][];
        };
        PreferredTime: {
            id: components["schemas"]["Id"];
            /** @description Time of day, as stored. */
            preferred_time_from: string;
            /** @description Time of day, as stored. */
            preferred_time_to: string;
            days?: components["schemas"]["Weekdays"];
        };
        AttendanceCount: {
            /** @description Number of marks as present. */
            present: number;
            /** @description Number of marks. */
            marked: number;
        };
        /** @description A lesson in school time. */
        LessonTime: {
            day: components["schemas"]["Day"];
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
        };
        /** @description Date in the format yyyy-MM-dd, or null. */
        DayOrNone: components["schemas"]["Day"] | null;
        ScheduledClass: {
            id: components["schemas"]["Id"];
            /** @description ID of the teacher. */
            teacherID: number | string | null;
            title: string;
            classLink: string | null;
            teacher_class_timings: components["schemas"]["PreferredTime"][];
            /** @description Courses of the class. An extension; without it, filtering by course needs a request per teacher. */
            courses?: components["schemas"]["CourseName"][];
            /** @description Number of students in the class. An extension. */
            studentCount?: number;
            /** @description Attendance of the last four weeks. An extension. */
            recentAttendance?: components["schemas"]["AttendanceCount"];
            /** @description The current or next lesson; null if there is none in the next year. An extension. */
            nextLesson?: components["schemas"]["LessonTime"] | null;
            starts?: components["schemas"]["DayOrNone"];
            ends?: components["schemas"]["DayOrNone"];
            version?: components["schemas"]["Version"];
        };
        ScheduledClassList: {
            data: components["schemas"]["ScheduledClass"][];
            /** @description Pagination; absent if the request has no query parameters. An extension. */
            page?: components["schemas"]["ListPage"];
        };
        TeacherClass: {
            id: components["schemas"]["Id"];
            title: string;
            classLink: string | null;
            courses: components["schemas"]["CourseName"][];
            timings: {
                id: components["schemas"]["Id"];
                from: string;
                to: string;
                days?: components["schemas"]["Weekdays"];
            }[];
            /** @description Number of students in the class. An extension. */
            studentCount?: number;
            /** @description Attendance of the last four weeks. An extension. */
            recentAttendance?: components["schemas"]["AttendanceCount"];
            /** @description The current or next lesson; null if there is none in the next year. An extension. */
            nextLesson?: components["schemas"]["LessonTime"] | null;
            starts?: components["schemas"]["DayOrNone"];
            ends?: components["schemas"]["DayOrNone"];
            version?: components["schemas"]["Version"];
        };
        TeacherClassList: {
            data: components["schemas"]["TeacherClass"][];
        };
        /** @description Save despite a schedule conflict that the user has seen, if the school allows it. */
        GoOn: boolean;
        NewClass: {
            title: string;
            link?: string;
            classTime: {
                /** @description Ignored for a new class. */
                id?: number | null;
                from: components["schemas"]["ClockTime"];
                to: components["schemas"]["ClockTime"];
                days?: components["schemas"]["Weekdays"];
            };
            starts?: components["schemas"]["DayOrNone"];
            ends?: components["schemas"]["DayOrNone"];
            goOn?: components["schemas"]["GoOn"];
            courseIds: components["schemas"]["Id"][];
        };
        ClassChange: {
            /** @description ID of the class, as in the path. Optional, because only one of the two specifications includes it. */
            id?: components["schemas"]["Id"];
            title: string;
            link: string;
            classTime: {
                /** @description ID of the timing to change. Defaults to the first. */
                id?: components["schemas"]["Id"];
                from: components["schemas"]["ClockTime"];
                to: components["schemas"]["ClockTime"];
                days?: components["schemas"]["Weekdays"];
            };
            starts?: components["schemas"]["DayOrNone"];
            ends?: components["schemas"]["DayOrNone"];
            /** @description ID of the teacher who takes over the class, with its students and attendance. If absent, the teacher doesn’t change. Only for administrators. An extension. */
            teacherID?: components["schemas"]["Id"];
            goOn?: components["schemas"]["GoOn"];
            version?: components["schemas"]["Version"];
        };
        StudentCode: {
            id: components["schemas"]["Id"];
            std_id: string | null;
        };
        ClassStudentList: {
            students: components["schemas"]["StudentCode"][];
        };
        ClassAssignment: {
            id: components["schemas"]["Id"];
            classID: components["schemas"]["Id"];
            class: {
                title: string;
            };
            student: components["schemas"]["StudentCode"];
        };
        ClassAssignmentList: {
            students: components["schemas"]["ClassAssignment"][];
        };
        StudentAssignment: {
            classId: components["schemas"]["Id"];
            students: {
                studentId: components["schemas"]["Id"];
                classTimings: {
                    id: components["schemas"]["Id"];
                    preferred_time_from: components["schemas"]["ClockTime"];
                    preferred_time_to: components["schemas"]["ClockTime"];
                    days?: components["schemas"]["Weekdays"];
                }[];
            }[];
            goOn?: components["schemas"]["GoOn"];
        };
        Attendance: {
            id: components["schemas"]["Id"];
            date: string;
            /** @enum {string} */
            status: "present" | "absent";
            student: components["schemas"]["StudentCode"];
            version?: components["schemas"]["Version"];
        };
        ExcusedDay: {
            studentId: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            reason: string | null;
        };
        AttendanceList: {
            attendences: components["schemas"]["Attendance"][];
            /** @description Students who can’t come, or couldn’t, by the day on which the lesson is held. An extension. */
            excuses?: components["schemas"]["ExcusedDay"][];
        };
        AttendanceForm: {
            classId: components["schemas"]["Id"];
            studentId: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            /** @enum {string} */
            status: "present" | "absent";
            version?: components["schemas"]["Version"];
        };
        PolicyTexts: {
            title?: string;
            description?: string;
        };
        /** @description Title and description by language. A text that the reader’s language lacks is read from the plain field. Saving without it keeps them. An extension. */
        PolicyTranslations: {
            en?: components["schemas"]["PolicyTexts"];
            ur?: components["schemas"]["PolicyTexts"];
            ar?: components["schemas"]["PolicyTexts"];
        };
        Policy: {
            id: components["schemas"]["Id"];
            title: string;
            description: string;
            translations?: components["schemas"]["PolicyTranslations"];
            version?: components["schemas"]["Version"];
        };
        PolicyList: {
            policy: components["schemas"]["Policy"][];
        };
        PolicyForm: {
            id: components["schemas"]["IdOrNew"];
            title: string;
            description: string;
            translations?: components["schemas"]["PolicyTranslations"];
            version?: components["schemas"]["Version"];
        };
        Event: {
            id: components["schemas"]["Id"];
            title: string | null;
            description: string | null;
            /** @description Null if the event is free. */
            price: number | null;
            /** @description Local date and time in school time, in the format YYYY-MM-DDTHH:mm. */
            time: string;
            link?: string | null;
            version?: components["schemas"]["Version"];
        };
        ListedEvent: components["schemas"]["Event"] & {
            /** @description Number of members. An extension. */
            joined?: number;
            /** @description Number of pending payments. An extension. */
            waiting?: number;
        };
        EventList: {
            event: components["schemas"]["ListedEvent"][];
        };
        EventForm: {
            id: components["schemas"]["IdOrNew"];
            title: string;
            description: string;
            price?: number | null;
            time: string;
            link?: string | null;
            version?: components["schemas"]["Version"];
        };
        /** @enum {string} */
        PaymentStatus: "pending" | "paid" | "rejected" | "not_required";
        EventMember: {
            id: components["schemas"]["Id"];
            student: components["schemas"]["StudentName"];
            payment_status: components["schemas"]["PaymentStatus"];
            is_member: boolean;
        };
        EventMemberList: {
            event: components["schemas"]["EventMember"][];
        };
        /** @description Reference of the payment, unique within the school. An extension. */
        Reference: string;
        /** @description Day on which the payment was submitted, in school time (yyyy-MM-dd); null if unknown. An extension. */
        PaymentDay: string | null;
        /** @description Name of the student who pays. An extension. */
        Payer: string;
        /** @description Name of the discount when the payment was submitted; null if none. An extension. */
        DiscountName: string | null;
        /** @enum {string} */
        EntryType: "payment" | "refund";
        /** @description A payment or refund of an item. */
        RecordedEntry: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["EntryType"];
            /** @description Whether the payment is an approved receipt. Such a payment is corrected with `correctPayment`, not voided. */
            isReceipt: boolean;
            amount: components["schemas"]["Amount"];
            method: string | null;
            /** @description The day on which the money moved, in school time. */
            day: components["schemas"]["Day"];
            transactionId: string | null;
            /** @description The office’s note on a payment, which students don’t get, or the reason for a refund. */
            note: string | null;
            /**
             * Format: date-time
             * @description When it was recorded; null for some receipts.
             */
            recordedAt: string | null;
            /** @description Name of the administrator who recorded it; null for students. */
            recordedBy: string | null;
            /**
             * Format: date-time
             * @description When it was voided; null if it wasn’t.
             */
            voidedAt: string | null;
            /** @description Name of the administrator who voided it; null for students. */
            voidedBy: string | null;
            voidReason: string | null;
        };
        /** @description The payments and refunds of an item. Absent if none were recorded: then the payment status says whether the amount was paid. An extension. */
        ItemPayments: {
            /** @description Sum of all payments, including refunded ones. */
            paid: components["schemas"]["Amount"];
            refunded: components["schemas"]["Amount"];
            /** @description The amount still due. */
            left: components["schemas"]["Amount"];
            /** @description Oldest first. Voided ones are only listed for administrators. */
            entries: components["schemas"]["RecordedEntry"][];
        };
        EventBilling: {
            /** @description ID of the payment. An extension. */
            id?: components["schemas"]["Id"];
            receipt: string | null;
            paymentMethod: string | null;
            paymentStatus?: components["schemas"]["PaymentStatus"];
            reference?: components["schemas"]["Reference"];
            date?: components["schemas"]["PaymentDay"];
            payer?: components["schemas"]["Payer"];
            amount?: components["schemas"]["Amount"];
            discount?: components["schemas"]["Amount"];
            discountName?: components["schemas"]["DiscountName"];
            currency?: components["schemas"]["Currency"];
            payments?: components["schemas"]["ItemPayments"];
            version?: components["schemas"]["Version"];
        };
        EventBillingAnswer: {
            /** @description Null if there is no payment. */
            billingDetails: components["schemas"]["EventBilling"] | null;
        };
        PaymentDecision: {
            studentID: components["schemas"]["Id"];
            eventID: components["schemas"]["Id"];
            /** @enum {string} */
            paymentStatus: "pending" | "paid" | "rejected";
            version?: components["schemas"]["Version"];
            reason?: components["schemas"]["Reason"];
        };
        EventForStudents: {
            id: components["schemas"]["Id"];
            title: string | null;
            description: string | null;
            /** @description Null if the event is free. */
            price: number | null;
            /** @description Local date and time in school time, in the format YYYY-MM-DDTHH:mm. */
            time: string;
            /** @description Link to the event; null for students who aren’t members. An extension. */
            link?: string | null;
            version?: components["schemas"]["Version"];
        };
        StudentEvent: {
            eventID: components["schemas"]["Id"];
            studentID: components["schemas"]["Id"];
            payment_status: components["schemas"]["PaymentStatus"];
            is_member: boolean;
            /** @description The receipt under review. */
            receipt?: string | null;
            method?: string | null;
            event: components["schemas"]["EventForStudents"];
        };
        StudentEventList: {
            events: components["schemas"]["StudentEvent"][];
        };
        /** @description Transaction number from the payer’s bank or wallet. An extension. */
        TransactionId: string;
        /**
         * @description Whether the payer is in the school’s country or abroad.
         * @enum {string}
         */
        Origin: "domestic" | "international";
        /** @description Discount code that reduces the price. An extension. */
        DiscountCode: string;
        EventPayment: {
            eventID: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB, or a PDF if the school accepts it (`acceptsPdfReceipts`). Required, like the method, if an amount is due, unless `receiptUpload` is set.
             */
            receipt?: Blob;
            /** @description ID of the upload, if the receipt was uploaded in chunks. */
            receiptUpload?: string;
            /** @enum {string} */
            method?: "jazzcash" | "bank";
            transactionId?: components["schemas"]["TransactionId"];
            origin?: components["schemas"]["Origin"];
            code?: components["schemas"]["DiscountCode"];
        };
        SentPayment: {
            /** @description What was done, as a message for the user. */
            message: string;
            /** @description Reference of the payment; null if no amount was due. An extension. */
            reference?: string | null;
        };
        /** @description The transfer reference shown to a person without an account. An extension. */
        VisitorReference: string;
        RegisteredCourse: {
            course_id: components["schemas"]["Id"];
            course_name: string;
            timings: components["schemas"]["TimeRange"][];
            code?: components["schemas"]["DiscountCode"];
            /** @description Payment details. Required unless the course is free or the backend keeps courses as requests (`keepsRequests`), which are paid for later. */
            billing?: {
                /**
                 * Format: binary
                 * @description JPEG, PNG or WebP, at most 5 MB, or a PDF if the school accepts it (`acceptsPdfReceipts`). Required unless `receipt_upload` is set.
                 */
                receipt_image?: Blob;
                /** @description ID of the upload, if the receipt was uploaded in chunks. */
                receipt_upload?: string;
                /** @enum {string} */
                payment_method: "Credit Card" | "PayPal" | "Bank Transfer";
                reference?: components["schemas"]["VisitorReference"];
                transaction_id?: components["schemas"]["TransactionId"];
                origin?: components["schemas"]["Origin"];
            };
        };
        TrialToken: string;
        Registration: {
            name: string;
            guardian_name: string;
            /** Format: email */
            email: string;
            password: string;
            contact_number: string;
            alternate_contact_number?: string;
            preferred_language?: components["schemas"]["Language"];
            signature: string;
            date_of_birth?: components["schemas"]["Day"];
            registration_date?: components["schemas"]["Day"];
            /** @description As JSON, in one part or in one part for each item, or with bracket names such as `courses[0][timings][0][from]`. */
            courses?: components["schemas"]["RegisteredCourse"][];
            /** @description Adds the student to the account with this email, whose password must match. Backends that don’t support it respond that the email is taken. */
            joins_account?: boolean;
            /** @description Secret of the private page of a trial lesson, which is linked to the new student. An unknown one is ignored. */
            trial?: components["schemas"]["TrialToken"];
        };
        EmailQuestion: {
            /** Format: email */
            email: string;
        };
        EmailAnswer: {
            /** @description Whether an account with this email exists. */
            isTaken: boolean;
        };
        RequestedCourse: {
            course_id: components["schemas"]["Id"];
            /** @description Preferred times, in school time. May be agreed with the school later. */
            timings?: components["schemas"]["TimeRange"][];
        };
        NewChild: {
            name: string;
            date_of_birth?: components["schemas"]["Day"];
            preferred_language?: components["schemas"]["Language"];
            courses?: components["schemas"]["RequestedCourse"][];
            guardian_name?: string;
            contact_number?: string;
            /** @description An empty text stores no alternate number. */
            alternate_contact_number?: string;
            signature?: string;
        };
        ChildAdded: {
            /** @description What was done, as a message for the user. */
            message: string;
            /** @description ID of the new student, for `switchChild`. */
            id: components["schemas"]["Id"];
        };
        CourseRequest: {
            id: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            courseName: string;
            /** @description Preferred times, in school time. */
            timings: components["schemas"]["TimeRange"][];
            /**
             * Format: date-time
             * @description UTC timestamp in ISO 8601 format.
             */
            requestedAt: string;
            /** @description Current price of the course, in the school’s currency. */
            price: number;
            pricing: components["schemas"]["Pricing"];
            /** @description Name of the teacher whom the school allotted for the course; null until then. */
            teacher: string | null;
            /** @description Weekly times of the allotment, in school time; empty until then, or if they are agreed later. */
            allottedTimes?: components["schemas"]["TimeRange"][];
        };
        CourseRequestList: {
            /** @description Oldest first. */
            requests: components["schemas"]["CourseRequest"][];
        };
        CourseTimes: {
            /** @description ID of the course. An extension. */
            course_id?: components["schemas"]["Id"];
            course_name: string;
            timings: {
                id?: components["schemas"]["Id"];
                from: string;
                to: string;
                days?: components["schemas"]["Weekdays"];
            }[];
        };
        Teaching: {
            course: components["schemas"]["CourseName"];
            teacher: {
                id: components["schemas"]["Id"];
                name: string;
            };
        };
        Student: {
            id: components["schemas"]["Id"];
            std_id: string | null;
            name: string;
            email: string;
            contact_number?: string | null;
            alternate_contact_number?: string | null;
            date_of_birth?: string | null;
            preferred_language?: string | null;
            guardian_name?: string | null;
            signature?: string | null;
            registration_date?: string | null;
            /** @description An array, or an array as a JSON string. */
            class_course_data?: string | components["schemas"]["CourseTimes"][] | null;
            /** @description Internal notes, for administrators only. An extension. */
            notes?: string | null;
            /** @description False if the email isn’t confirmed; absent once it is. An extension. */
            emailConfirmed?: boolean;
            /** @description The courses that the student is taught, with their teachers, from the allotments. An extension. */
            teaching?: components["schemas"]["Teaching"][];
            /** @description Number of overdue monthly fees. An extension. */
            overdueFees?: number;
            awaitsPassword?: components["schemas"]["AwaitsPassword"];
            /** @description True if siblings sign in with the same email; otherwise absent. An extension. */
            sharesEmail?: boolean;
            version?: components["schemas"]["Version"];
        };
        StudentList: {
            students: components["schemas"]["Student"][];
            /** @description Pagination; absent if the request has no query parameters. An extension. */
            page?: components["schemas"]["ListPage"];
        };
        CoursePurchase: {
            courseID: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB, or a PDF if the school accepts it (`acceptsPdfReceipts`). Required, like the method, for a course that isn’t free, unless `receiptUpload` is set.
             */
            receipt?: Blob;
            /** @description ID of the upload, if the receipt was uploaded in chunks. */
            receiptUpload?: string;
            /** @enum {string} */
            paymentMethod?: "bank transfer" | "jazzcash";
            /** @description As JSON, in one part or in one part for each item, or with bracket names such as `classTimings[0][from]`. */
            classTimings: components["schemas"]["TimeRange"][];
            transactionId?: components["schemas"]["TransactionId"];
            origin?: components["schemas"]["Origin"];
            code?: components["schemas"]["DiscountCode"];
        };
        BilledEvent: {
            /** @description ID of the event. An extension. */
            id?: components["schemas"]["Id"];
            title: string | null;
            description: string | null;
            /** @description Price when the payment was submitted. */
            price: number | null;
        };
        BilledCourse: {
            /** @description ID of the course. An extension. */
            id?: components["schemas"]["Id"];
            name: string;
            description: string | null;
            /** @description Price when the payment was submitted. */
            price: number | null;
        };
        /** @description Transaction number from the payer’s bank or wallet. An extension. */
        KeptTransactionId: string | null;
        /** @description UTC timestamp in ISO 8601 format, or null. */
        Instant: string | null;
        SentReceipt: {
            id: components["schemas"]["Id"];
            /**
             * @description Status of the receipt; `replaced` means that a newer receipt was sent.
             * @enum {string}
             */
            status: "pending" | "paid" | "rejected" | "replaced";
            sentAt: components["schemas"]["Instant"];
            seenAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"];
            /** @description The reason for the rejection, if one was given. */
            reason: string | null;
        };
        Billing: {
            /** @description ID of the payment. An extension. */
            id?: components["schemas"]["Id"];
            event?: components["schemas"]["BilledEvent"] | null;
            course?: components["schemas"]["BilledCourse"] | null;
            receipt: string | null;
            paymentMethod: string | null;
            paymentStatus?: components["schemas"]["PaymentStatus"];
            /**
             * @description What the payment is for. Payments of different kinds may have the same ID. An extension.
             * @enum {string}
             */
            kind?: "course" | "event";
            /** @description ID of the purchased course. An extension. */
            courseId?: components["schemas"]["Id"];
            /** @description ID of the event. An extension. */
            eventId?: components["schemas"]["Id"];
            reference?: components["schemas"]["Reference"];
            date?: components["schemas"]["PaymentDay"];
            payer?: components["schemas"]["Payer"];
            amount?: components["schemas"]["Amount"];
            discount?: components["schemas"]["Amount"];
            discountName?: components["schemas"]["DiscountName"];
            currency?: components["schemas"]["Currency"];
            transactionId?: components["schemas"]["KeptTransactionId"];
            sentAt?: components["schemas"]["Instant"];
            seenAt?: components["schemas"]["Instant"];
            decidedAt?: components["schemas"]["Instant"];
            /** @description The reason for the rejection, if one was given. An extension. */
            reason?: string | null;
            /** @description All receipts for the same course or event, up to the newest one of this payment, oldest first. An extension. */
            history?: components["schemas"]["SentReceipt"][];
            payments?: components["schemas"]["ItemPayments"];
        };
        BillingList: {
            billing: components["schemas"]["Billing"][];
        };
        EnrolledCourse: {
            id: components["schemas"]["Id"];
            name: string;
            description: string | null;
            price: number;
            course_duration: string | null;
            image: string | null;
            pricing?: components["schemas"]["Pricing"];
        };
        EnrolledCourseList: {
            courses: components["schemas"]["EnrolledCourse"][];
        };
        StudentClass: {
            class: {
                id: components["schemas"]["Id"];
                title: string;
                classLink: string | null;
                teacher_class_timings: components["schemas"]["PreferredTime"][];
                starts?: components["schemas"]["DayOrNone"];
                ends?: components["schemas"]["DayOrNone"];
            };
            course: {
                id?: components["schemas"]["Id"];
                name: string;
            };
            /** @description Day on which the report on the student for this class was last saved, in school time (yyyy-MM-dd); null if there is none. An extension. */
            reported?: string | null;
        };
        StudentClassList: {
            classes: components["schemas"]["StudentClass"][];
        };
        ReportedClass: {
            id: components["schemas"]["Id"];
            title: string;
        };
        /** @description The student’s attendance in the class up to the day of the report; null if none. An extension. */
        MarkedDays: {
            /** @description First day with attendance, in the format yyyy-MM-dd. */
            from: string;
            /** @description Last day with attendance, in the format yyyy-MM-dd. */
            to: string;
            present: number;
            absent: number;
        } | null;
        PrintableReport: {
            /** @description ID of the report. An extension. */
            id?: components["schemas"]["Id"];
            student: {
                std_id: string | null;
                name: string;
            };
            teacher: {
                name: string;
            };
            course: {
                id?: components["schemas"]["Id"];
                name: string;
            };
            attendance: string;
            test_remarks: string | null;
            participation: string | null;
            suggestions?: string | null;
            /** @description Day on which the report was last saved, in school time (yyyy-MM-dd). An extension. */
            date?: string;
            /** @description The class that the report is about. An extension. */
            class?: components["schemas"]["ReportedClass"];
            marked?: components["schemas"]["MarkedDays"];
            /** @description Titles of the course’s outlines that the class has reached by the day of the report, in order, one for each day on which it was held. An extension. */
            taught?: string[];
        };
        PrintableReportAnswer: {
            /** @description Null if there is no report yet. */
            data: components["schemas"]["PrintableReport"] | null;
            /** @description All other reports on the student for this class, of any course, newest first. An extension. */
            older?: components["schemas"]["PrintableReport"][];
        };
        StudentIdAssignment: {
            /** @description ID of the student’s record. */
            id: components["schemas"]["Id"];
            /** @description The visible ID to set. */
            studentID: string;
            version?: components["schemas"]["Version"];
        };
        StudentBilling: {
            /** @description ID of the payment. An extension. */
            id?: components["schemas"]["Id"];
            receipt: string | null;
            paymentMethod: string | null;
            paymentStatus: string;
            course: {
                name: string;
                course_duration: string | null;
            };
            reference?: components["schemas"]["Reference"];
            date?: components["schemas"]["PaymentDay"];
            payer?: components["schemas"]["Payer"];
            amount?: components["schemas"]["Amount"];
            discount?: components["schemas"]["Amount"];
            discountName?: components["schemas"]["DiscountName"];
            currency?: components["schemas"]["Currency"];
            transactionId?: components["schemas"]["KeptTransactionId"];
            sentAt?: components["schemas"]["Instant"];
            seenAt?: components["schemas"]["Instant"];
            decidedAt?: components["schemas"]["Instant"];
            /** @description ID of the purchased course. An extension. */
            courseId?: components["schemas"]["Id"];
            payments?: components["schemas"]["ItemPayments"];
        };
        StudentBillingList: {
            data: components["schemas"]["StudentBilling"][];
        };
        PurchaseDecision: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            paymentStatus: "paid" | "rejected";
            reason?: components["schemas"]["Reason"];
        };
        Allotment: {
            id: components["schemas"]["Id"];
            student: components["schemas"]["StudentName"];
            teacher: components["schemas"]["TeacherName"];
            course: components["schemas"]["CourseName"];
            student_class_timings: components["schemas"]["PreferredTime"][];
            version?: components["schemas"]["Version"];
        };
        AllotmentList: {
            teacherAllotment: components["schemas"]["Allotment"][];
            /** @description Pagination; absent if the request has no query parameters. An extension. */
            page?: components["schemas"]["ListPage"];
        };
        OwnAllotment: components["schemas"]["Allotment"] & {
            /** @description Day on which the teacher’s report on the student in this course was last saved, in school time (yyyy-MM-dd); null if there is none. An extension. */
            reported?: string | null;
            /** @description Whether a report is due: the student was taught the course within the last 30 days and also before, without a report in the last 30 days. An extension. */
            reportOwed?: boolean;
        };
        OwnAllotmentList: {
            teacherAllotment: components["schemas"]["OwnAllotment"][];
        };
        AllotmentForm: {
            studentId: components["schemas"]["Id"];
            teacherId: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            classTimes: {
                id?: components["schemas"]["Id"];
                from: components["schemas"]["ClockTime"];
                to: components["schemas"]["ClockTime"];
                days?: components["schemas"]["Weekdays"];
            }[];
            goOn?: components["schemas"]["GoOn"];
            version?: components["schemas"]["Version"];
        };
        ReportPage: {
            data: components["schemas"]["Report"][];
            /** @description Pagination; absent if the request has no query parameters. An extension. */
            page?: components["schemas"]["ListPage"];
        };
        ReportForm: {
            id: components["schemas"]["IdOrNew"];
            classId: components["schemas"]["Id"];
            studentId: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            attendance: string;
            testRemarks: string;
            classParticipation: string;
            suggestions?: string;
            version?: components["schemas"]["Version"];
        };
        ReportEdit: {
            id: components["schemas"]["Id"];
            classId: components["schemas"]["Id"];
            studentId: components["schemas"]["Id"];
            teacherId: components["schemas"]["Id"];
            courseId: components["schemas"]["Id"];
            attendance: string;
            test_remarks?: string;
            participation?: string;
            suggestions?: string;
            version?: components["schemas"]["Version"];
        };
        LessonPeople: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description A student who can’t come to a lesson. */
        LessonExcuse: {
            student: components["schemas"]["LessonPeople"];
            reason: string | null;
            /** @description Whether the student has attendance for the day anyway. */
            isMarked: boolean;
        };
        /** @description The student’s own excuse; null if there is none. */
        OwnLessonExcuse: {
            reason: string | null;
        } | null;
        Lesson: {
            classId: components["schemas"]["Id"];
            timingId: components["schemas"]["Id"];
            /** @description The lesson’s regular day, in school time. With `timingId`, it identifies the lesson. */
            day: components["schemas"]["Day"];
            /** @description The day on which the lesson starts; differs from `day` if the lesson was moved. */
            heldOn: components["schemas"]["Day"];
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            starts: components["schemas"]["ZonedMoment"];
            ends: components["schemas"]["ZonedMoment"];
            /** @enum {string} */
            state: "planned" | "cancelled" | "moved";
            /** @description The note to the students about the change. */
            note: string | null;
            title: string;
            link: string | null;
            teacher: components["schemas"]["LessonPeople"];
            courses: components["schemas"]["CourseName"][];
            /** @description Number of students in the class. */
            students: number;
            /** @description Number of students with attendance for the day. */
            marked: number;
            /** @description Students who can’t come. Absent for students. */
            excuses?: components["schemas"]["LessonExcuse"][];
            excused?: components["schemas"]["OwnLessonExcuse"];
            version: components["schemas"]["Version"];
        };
        /** @description A class whose days are agreed with the teacher. */
        LooseClass: {
            classId: components["schemas"]["Id"];
            title: string;
            link: string | null;
            teacher: components["schemas"]["LessonPeople"];
            times: components["schemas"]["TimeRange"][];
        };
        Timetable: {
            lessons: components["schemas"]["Lesson"][];
            withoutDays: components["schemas"]["LooseClass"][];
            timeZone: components["schemas"]["TimeZone"];
            /** @description Version of the server’s time zone data, such as 2026b. */
            zoneData: string;
        };
        OwedLesson: {
            classId: components["schemas"]["Id"];
            timingId: components["schemas"]["Id"];
            day: components["schemas"]["Day"];
            heldOn: components["schemas"]["Day"];
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            title: string;
            students: number;
            marked: number;
        };
        OwedLessonList: {
            lessons: components["schemas"]["OwedLesson"][];
        };
        WantedTime: {
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            days?: components["schemas"]["Weekdays"];
        };
        ClashQuestion: {
            /** @description The teacher to check. Defaults to the teacher of the class, or to the current teacher. Required for administrators without `classId`. */
            teacherId?: components["schemas"]["Id"];
            /** @description The edited class, which doesn’t conflict with itself. Its students are checked, too. */
            classId?: components["schemas"]["Id"];
            /** @description The edited allotment, which doesn’t conflict with itself. */
            allotmentId?: components["schemas"]["Id"];
            /** @description The course. Students of the same course can be taught together. */
            courseId?: components["schemas"]["Id"];
            /** @description The edited timing of the class. If absent, the timing is new. */
            timingId?: components["schemas"]["Id"];
            studentIds?: components["schemas"]["Id"][];
            times: components["schemas"]["WantedTime"][];
            starts?: components["schemas"]["DayOrNone"];
            ends?: components["schemas"]["DayOrNone"];
        };
        Clash: {
            /**
             * @description Whose lessons overlap; `form` if two times of the same form overlap.
             * @enum {string}
             */
            who: "teacher" | "student" | "form";
            person: components["schemas"]["LessonPeople"] | null;
            /** @enum {string} */
            with: "class" | "allotment" | "trial" | "form";
            /** @description Name of the class or the allotted course; null if the user may not see it. */
            title: string | null;
            /** @description The first day on which the lessons overlap. */
            day: components["schemas"]["Day"];
            /** @description Start time of the other lesson on that day. */
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            /** @description Index of the conflicting time in `times`. */
            index: number;
        };
        ClashList: {
            /** @description Whether the school lets users save despite conflicts. */
            mayGoOn: boolean;
            /** @description The first conflict of each time and person. */
            clashes: components["schemas"]["Clash"][];
        };
        FreeTime: {
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            days: components["schemas"]["Weekdays"];
        };
        Suggestion: {
            teacher: components["schemas"]["TeacherName"];
            /** @description How many minutes per week of the preferred time the teacher has free. */
            freeMinutes: number;
            free: components["schemas"]["FreeTime"][];
            /** @description Number of students allotted to the teacher. */
            students: number;
            /** @description How many minutes per week the teacher teaches. */
            lessonMinutes: number;
        };
        SuggestionList: {
            suggestions: components["schemas"]["Suggestion"][];
            /** @description The student’s preferred times, in school time. */
            wanted: components["schemas"]["FreeTime"][];
            wantedMinutes: number;
            timeZone: components["schemas"]["TimeZone"];
            /** @description Time zone of the student, if known. */
            studentZone: components["schemas"]["TimeZone"] | null;
        };
        LessonChangeForm: {
            classId: components["schemas"]["Id"];
            timingId: components["schemas"]["Id"];
            /** @description The lesson’s regular day. */
            day: components["schemas"]["Day"];
            /** @enum {string} */
            scope: "one" | "rest" | "all";
            /**
             * @description `restore` applies to a single lesson. To restore several, undo the change.
             * @enum {string}
             */
            change: "cancel" | "move" | "restore";
            /** @description The new time. The day is the new day of this lesson; the others move by the same number of days. */
            to?: {
                day: components["schemas"]["Day"];
                from: components["schemas"]["ClockTime"];
                to: components["schemas"]["ClockTime"];
            };
            /** @description Note to the students. */
            note?: string;
            goOn?: components["schemas"]["GoOn"];
            version?: components["schemas"]["Version"];
        };
        LessonsChanged: {
            message: string;
            /** @description ID of the change, for `undoLessonChange`. */
            change: components["schemas"]["Id"];
        };
        LessonExcuseForm: {
            classId: components["schemas"]["Id"];
            timingId: components["schemas"]["Id"];
            /** @description The lesson’s regular day. */
            day: components["schemas"]["Day"];
            /** @description Why the student can’t come, for the teacher and the office. */
            reason?: string;
        };
        LessonExcuseKey: {
            classId: components["schemas"]["Id"];
            timingId: components["schemas"]["Id"];
            /** @description The lesson’s regular day. */
            day: components["schemas"]["Day"];
        };
        /** @description What to practise until the next lesson. */
        PracticeText: string;
        ClassPractice: {
            /** @description The text for all students without a text of their own; empty if there is none. */
            text: components["schemas"]["PracticeText"];
            /** @description The students with a text of their own. */
            students: {
                student: components["schemas"]["LessonPeople"];
                text: components["schemas"]["PracticeText"];
            }[];
            version: components["schemas"]["Version"];
        };
        StudentPractice: {
            /** @description ID of the student. */
            id: components["schemas"]["Id"];
            name: string;
            text: components["schemas"]["PracticeText"];
            /** @description The days on which the student practised, in order. */
            doneDays: components["schemas"]["Day"][];
            /** @description The number of days on which the student could practise. */
            days: number;
        };
        PreviousPractice: {
            /** @description The day of its lesson. */
            day: components["schemas"]["Day"];
            text: components["schemas"]["PracticeText"];
            /** @description The students of the class who had something to practise. */
            students: components["schemas"]["StudentPractice"][];
        };
        ClassPracticeResponse: {
            /** @description The practice set in the lesson; null if there is none. */
            practice: components["schemas"]["ClassPractice"] | null;
            /** @description The practice of the last earlier lesson that had one; null if there is none. */
            previous: components["schemas"]["PreviousPractice"] | null;
        };
        PracticeForm: {
            classId: components["schemas"]["Id"];
            /** @description The day of the lesson. */
            day: components["schemas"]["Day"];
            /** @description For all students without a text of their own. Empty for none. */
            text: components["schemas"]["PracticeText"];
            /** @description Texts of single students. An empty text, or a student who isn’t listed, has none of their own. */
            students?: {
                /** @description ID of the student. */
                id: components["schemas"]["Id"];
                text: components["schemas"]["PracticeText"];
            }[];
            version?: components["schemas"]["Version"];
        };
        OwnPractice: {
            id: components["schemas"]["Id"];
            classId: components["schemas"]["Id"];
            /** @description Title of the class. */
            title: string;
            teacher: components["schemas"]["LessonPeople"];
            courses: components["schemas"]["LessonPeople"][];
            text: components["schemas"]["PracticeText"];
            /** @description The day of the lesson in which it was set. */
            setOn: components["schemas"]["Day"];
            /** @description The start of the next lesson; null if none is planned. */
            until: components["schemas"]["ZonedMoment"] | null;
            /** @description The days between the two lessons, at most four weeks; a week if no lesson is planned. If the next lesson is on the following day, the day of the lesson itself. */
            days: {
                day: components["schemas"]["Day"];
                isDone: boolean;
            }[];
        };
        OwnPracticeList: {
            /** @description The current practice of each class that has one, the one that ends first at the top. */
            practices: components["schemas"]["OwnPractice"][];
        };
        PracticeMark: {
            /** @description ID of the practice. */
            id: components["schemas"]["Id"];
            day: components["schemas"]["Day"];
            isDone: boolean;
        };
        CalendarFeedAnswer: {
            feed: {
                /** Format: date-time */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When a calendar last requested the feed; null if never.
                 */
                readAt: string | null;
            } | null;
        };
        NewCalendarFeed: {
            message: string;
            /** @description Path of the feed on the school’s host. Returned only once. */
            path: string;
        };
        /**
         * @description A language of the user interface.
         * @enum {string}
         */
        PageLanguage: "en" | "ur" | "ar";
        Reminders: {
            /** @description Sends an email 24 hours before a lesson. */
            dayBefore: boolean;
            /** @description Sends an email one hour before a lesson. */
            hourBefore: boolean;
            /** @description Sends an email when a lesson is cancelled or moved. */
            changes: boolean;
            /** @description Sends administrators a daily email with everything in the inbox. */
            digest?: boolean;
            /** @description Start of the quiet hours in the user’s time zone; null for none. */
            quietFrom: components["schemas"]["ClockTime"] | null;
            quietTo: components["schemas"]["ClockTime"] | null;
            /** @description The user’s time zone; null for the school’s. */
            timeZone: components["schemas"]["TimeZone"] | null;
            /** @description Language of the emails. */
            language: components["schemas"]["PageLanguage"];
        };
        RemindersAnswer: {
            reminders: components["schemas"]["Reminders"];
            /** @description Email that reminders are sent to. */
            email: string;
            /** @description Public key for push notifications; absent if the school doesn’t send any. */
            pushKey?: string;
        };
        ReminderDevice: {
            /**
             * Format: uri
             * @description URL at which the browser’s push service accepts messages for the device.
             */
            endpoint: string;
            /** @description Public key of the device, used to encrypt its notifications. */
            p256dh: string;
            /** @description Authentication secret of the device. */
            auth: string;
        };
        ReminderDeviceAddress: {
            /**
             * Format: uri
             * @description URL at which the browser’s push service accepts messages for the device.
             */
            endpoint: string;
        };
        /** @enum {string} */
        KindOfRecord: "accounts" | "teachers" | "teacher_timings" | "students" | "student_timings" | "course_requests" | "courses" | "outlines" | "course_assignments" | "classes" | "class_timings" | "class_courses" | "class_students" | "class_student_timings" | "allotments" | "allotment_timings" | "attendance" | "reports" | "policies" | "events" | "event_members" | "purchases" | "receipts" | "fees" | "payment_entries" | "discounts" | "settings" | "lesson_changes" | "lesson_excuses" | "practices" | "practice_days" | "lesson_acts" | "acts" | "trials";
        ChangesAnswer: {
            /** @description Kinds of records that were created, changed or deleted; never which ones or by whom. */
            changed: components["schemas"]["KindOfRecord"][];
        };
        /** @description Header image of the public front page; absent if the school has none. An extension. */
        FrontPicture: {
            url: string;
            /** @description Width in pixels; with the height, it reserves space before the image loads. */
            width: number;
            height: number;
            /** @description A smaller version for small screens and slow connections. */
            small?: {
                url: string;
                width: number;
            };
            /** @description Alternative text; an image without one is decorative. */
            description?: string;
        };
        PaymentWayTexts: {
            note?: string;
        };
        /** @description The note by language. Saving settings without `translations` keeps those of accounts with the same number. An extension. */
        PaymentWayTranslations: {
            en?: components["schemas"]["PaymentWayTexts"];
            ur?: components["schemas"]["PaymentWayTexts"];
            ar?: components["schemas"]["PaymentWayTexts"];
        };
        /** @description An account for payments. */
        PaymentWay: {
            /** @enum {string} */
            kind: "bank" | "wallet";
            /** @description Name of the bank or wallet. */
            name: string;
            /** @description Name of the account holder. */
            accountTitle: string;
            /** @description Account number, IBAN or wallet number. */
            accountNumber: string;
            /** @description Branch of the bank, or its SWIFT code. */
            branch?: string;
            /** @description Additional information. */
            note?: string;
            translations?: components["schemas"]["PaymentWayTranslations"];
        };
        PaymentWays: components["schemas"]["PaymentWay"][];
        /** @description The accounts for payments from within the country and from abroad, in addition to the payment instructions. */
        PaymentWaySets: {
            domestic: components["schemas"]["PaymentWays"];
            international: components["schemas"]["PaymentWays"];
        };
        /** @description Number of hours within which a payment is usually reviewed. */
        CheckedWithinHours: number;
        Rate: {
            currency: components["schemas"]["Currency"];
            /** @description Units of this currency per unit of the school’s currency, an exact decimal number above 0. */
            rate: string;
            /** @description Day of the rate, in school time; not in the future. */
            asOf: components["schemas"]["Day"];
        };
        /** @description Exchange rates from the school’s currency, one for each other currency. Payers see approximate amounts; amounts due stay in the school’s currency. */
        Rates: components["schemas"]["Rate"][];
        FrontPageStep: {
            title?: string;
            /** @description Details of the step, possibly with several lines. */
            text?: string;
        };
        /** @enum {string} */
        FrontPagePart: "courses" | "languages" | "outlines" | "policies" | "teachers" | "times";
        /** @description Texts and parts of the public front page. An extension. */
        FrontPageSettings: {
            /** @description The heading; the product’s default text if the school has none. */
            motto?: string;
            /** @description Introduction of the school, possibly with several lines; the product’s default text if the school has none. */
            about?: string;
            /** @description Steps to get started, in order; missing texts fall back to the product’s defaults. */
            steps?: components["schemas"]["FrontPageStep"][];
            /** @description What visitors see in addition to the introduction. The course list is always public. */
            shows: components["schemas"]["FrontPagePart"][];
        };
        /** @description The school’s own texts in one language, with the limits of the plain fields. */
        SchoolTexts: {
            motto?: string;
            about?: string;
            /** @description In the order of `frontPage.steps`. */
            steps?: components["schemas"]["FrontPageStep"][];
            paymentInstructions?: {
                domestic?: string;
                international?: string;
            };
        };
        /** @description The school’s own texts by language. A text that the reader’s language lacks is read from its plain field, such as `frontPage.motto`. Present, possibly empty, if the backend stores translations, of policies and payment accounts too; saving without it keeps them. An extension. */
        SchoolTranslations: {
            en?: components["schemas"]["SchoolTexts"];
            ur?: components["schemas"]["SchoolTexts"];
            ar?: components["schemas"]["SchoolTexts"];
        };
        /**
         * @description Greeting of emails and reminders, “Hello” or “Assalamu alaikum”. Defaults to `hello`. If absent on saving, it doesn’t change. An extension.
         * @enum {string}
         */
        EmailGreeting: "hello" | "salam";
        /** @description First day of the week in timetables and calendars, from 1 (Monday) to 7 (Sunday). Defaults to 1. If absent on saving, it doesn’t change. An extension. */
        WeekStart: number;
        /** @description Whether teachers may contact the guardians of their students (`getGuardianContact`). Off by default. If absent on saving, it doesn’t change. An extension. */
        TeachersMayMessage: boolean;
        /** @description Whether visitors may ask for a trial lesson (`requestTrial`). Off by default. If absent on saving, it doesn’t change. An extension. */
        OffersTrials: boolean;
        /** @description What happens with a lesson that a student excused themselves from. Shown to students with the form. Empty by default. If absent on saving, it doesn’t change. An extension. */
        ExcuseRule: string;
        Settings: {
            name: string;
            currency: components["schemas"]["Currency"];
            timeZone: components["schemas"]["TimeZone"];
            /** @description Contact email, visible to visitors, like the phone number. */
            contactEmail?: string;
            contactPhone?: string;
            /** @description Postal address of the school, possibly with several lines; printed on its documents. An extension. */
            address?: string;
            /** @description The school’s logo, printed on its documents; absent if it has none. An extension. */
            logo?: string;
            frontPicture?: components["schemas"]["FrontPicture"];
            /** @description How to pay from within the country, and from abroad. */
            paymentInstructions: {
                domestic: string;
                international: string;
            };
            paymentWays?: components["schemas"]["PaymentWaySets"];
            checkedWithinHours?: components["schemas"]["CheckedWithinHours"];
            rates?: components["schemas"]["Rates"];
            /**
             * @description What happens on a schedule conflict; by default the user is asked.
             * @enum {string}
             */
            clashes?: "ask" | "refuse";
            frontPage?: components["schemas"]["FrontPageSettings"];
            translations?: components["schemas"]["SchoolTranslations"];
            /** @description Whether new users must confirm their email before they can see anything of the school. An extension. */
            confirmsEmails?: boolean;
            /** @description Whether receipts may be PDFs. If false, receipts must be images. An extension. */
            acceptsPdfReceipts?: boolean;
            emailGreeting?: components["schemas"]["EmailGreeting"];
            weekStart?: components["schemas"]["WeekStart"];
            teachersMayMessage?: components["schemas"]["TeachersMayMessage"];
            offersTrials?: components["schemas"]["OffersTrials"];
            excuseRule?: components["schemas"]["ExcuseRule"];
            version?: components["schemas"]["Version"];
        };
        SettingsAnswer: {
            settings: components["schemas"]["Settings"];
            /** @description Whether the server can send emails, which email confirmation requires. An extension. */
            sendsMails?: boolean;
            /** @description Version of the school’s software, also in the `X-Maktab-Version` header of each response. An extension. */
            softwareVersion?: string;
            /** @description Whether visitors may register another child with the email and password of an existing account (`joins_account`). An extension. */
            joinsAccounts?: boolean;
            /** @description Whether `registerStudent` keeps a course without `billing` as a request, which is paid for later (`listOwnRequests`). An extension. */
            keepsRequests?: boolean;
        };
        SettingsForm: {
            name: string;
            currency: components["schemas"]["Currency"];
            timeZone: components["schemas"]["TimeZone"];
            /** Format: email */
            contactEmail?: string;
            contactPhone?: string;
            /** @description Postal address of the school, possibly with several lines. An extension. */
            address?: string;
            paymentInstructions: {
                domestic: string;
                international: string;
            };
            paymentWays?: components["schemas"]["PaymentWaySets"];
            checkedWithinHours?: components["schemas"]["CheckedWithinHours"];
            rates?: components["schemas"]["Rates"];
            /**
             * @description What happens on a schedule conflict; by default the user is asked.
             * @enum {string}
             */
            clashes?: "ask" | "refuse";
            frontPage?: components["schemas"]["FrontPageSettings"];
            translations?: components["schemas"]["SchoolTranslations"];
            /** @description Whether new users must confirm their email. Requires a mail server. If absent, the setting doesn’t change. An extension. */
            confirmsEmails?: boolean;
            /** @description Whether receipts may be PDFs. If absent, the setting doesn’t change. An extension. */
            acceptsPdfReceipts?: boolean;
            emailGreeting?: components["schemas"]["EmailGreeting"];
            weekStart?: components["schemas"]["WeekStart"];
            teachersMayMessage?: components["schemas"]["TeachersMayMessage"];
            offersTrials?: components["schemas"]["OffersTrials"];
            excuseRule?: components["schemas"]["ExcuseRule"];
            version?: components["schemas"]["Version"];
        };
        ShownOutline: {
            title: string;
            /** @description Only if a single course was requested. */
            description?: string;
        };
        ShownTime: {
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            days: components["schemas"]["Weekdays"];
        };
        ShownCourse: {
            id: components["schemas"]["Id"];
            /** @description Languages of its teachers; empty if the school doesn’t show them. */
            languages: string[];
            /** @description Empty if the school doesn’t show them. */
            outlines: components["schemas"]["ShownOutline"][];
            /** @description Weekly times of its current classes, in school time. Empty if the school doesn’t show them. An extension. */
            times?: components["schemas"]["ShownTime"][];
        };
        ShownPolicy: {
            title: string;
            description: string;
            translations?: components["schemas"]["PolicyTranslations"];
        };
        ShownTeacher: {
            id: components["schemas"]["Id"];
            /** @description The name that the teacher wants visitors to see. */
            name: string;
            /** @description Introduction in the teacher’s own words, possibly with several lines; may be empty. */
            about: string;
            /** @description Languages that the teacher speaks. */
            languages: string[];
            /** @description Years of teaching; null if the teacher doesn’t say. */
            experienceYears: number | null;
            /** @description URL of the photo. */
            photo: string | null;
            /** @description The teacher’s courses. */
            courseIds: components["schemas"]["Id"][];
        };
        FrontPageAnswer: {
            /** @description Course details that the course list lacks. */
            courses: components["schemas"]["ShownCourse"][];
            /** @description Empty if the school doesn’t show them. */
            policies: components["schemas"]["ShownPolicy"][];
            /** @description Teachers who have made their profile public, or only those of the requested course. Empty if the school doesn’t show them. An extension. */
            teachers?: components["schemas"]["ShownTeacher"][];
        };
        SchoolLogo: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB. If absent, the current one is removed.
             */
            logo?: Blob;
        };
        FrontPictureForm: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB.
             */
            frontPicture?: Blob;
            /** @description Alternative text; blank if the image is decorative. */
            description?: string;
        };
        /**
         * @description `name`, `currency` and `timeZone` count as done once the settings were saved; `mail` once a test email was sent; all others once there is one.
         * @enum {string}
         */
        GettingStartedStep: "name" | "currency" | "timeZone" | "payment" | "logo" | "mail" | "course" | "teacher" | "student";
        SchoolStatus: {
            softwareVersion: string;
            database: {
                /** @enum {string} */
                kind: "SQLite" | "PostgreSQL";
                /** @description Size of the database. */
                bytes: number;
            };
            /** @description The disk of the data folder; null if it can’t be read. */
            disk: {
                freeBytes: number;
                totalBytes: number;
            } | null;
            /**
             * Format: date-time
             * @description When the last backup was completed; null if there was none.
             */
            lastBackup: string | null;
            mail: {
                /** @description Whether emails reach people. Otherwise they are files on the server. */
                isSetUp: boolean;
                /** @description Number of emails that are due and not sent yet, including those that failed and will be retried. */
                queued: number;
                /** @description Number of emails that failed at least once and are not sent yet. */
                failing: number;
                /**
                 * Format: date-time
                 * @description When an email was last given up after a day of attempts; null if none was. Such an email is a file on the server.
                 */
                lastGivenUp: string | null;
                /** @description The last test email; null if none was sent. */
                lastTest: {
                    /** Format: date-time */
                    at: string;
                    isSent: boolean;
                } | null;
            };
            gettingStarted: {
                isHidden: boolean;
                /** @description The steps that are done. */
                done: components["schemas"]["GettingStartedStep"][];
            };
        };
        TestEmail: {
            /** Format: email */
            email: string;
        };
        GettingStartedForm: {
            isHidden: boolean;
        };
        /**
         * @description What an administrator works on: `payments` (payments, fees, discounts, income and statements), `teaching` (people, courses, classes, attendance, reports, events and policies), or `everything`, which includes settings, staff and erasing.
         * @enum {string}
         */
        OfficePart: "payments" | "teaching" | "everything";
        StaffMember: {
            /** @description ID of the account. */
            id: components["schemas"]["Id"];
            name: string;
            email: string;
            part: components["schemas"]["OfficePart"];
            /**
             * @description `invited` until the password is set.
             * @enum {string}
             */
            status: "invited" | "active" | "blocked";
            /**
             * Format: date-time
             * @description Last sign-in within the last 90 days; null if there was none.
             */
            lastSignIn: string | null;
            /**
             * Format: date-time
             * @description When the newest invitation link expires; null if there is no valid link.
             */
            invitedUntil: string | null;
            /** @description Whether this is the current user. */
            isYou: boolean;
        };
        StaffList: {
            staff: components["schemas"]["StaffMember"][];
        };
        StaffInvitation: {
            name: components["schemas"]["StaffName"];
            /** Format: email */
            email: string;
            part: components["schemas"]["OfficePart"];
        };
        StaffLink: {
            message: string;
            /** @description The full URL of the page where the password is set. Works once. */
            link: string;
            /**
             * Format: date-time
             * @description When the link expires.
             */
            until: string;
            /** @description Whether the link is also sent by email. */
            isMailed: boolean;
        };
        StaffForm: {
            name: components["schemas"]["StaffName"];
            part: components["schemas"]["OfficePart"];
        };
        StaffBlock: {
            blocked: boolean;
        };
        /**
         * @description The action needed. Review an application, or a payment for a course, an event or a monthly fee; collect an overdue monthly fee; set a student’s ID; allot a student to a teacher for a course; propose a teacher and a time for a requested course; remind a teacher of missing attendance; arrange a trial lesson.
         * @enum {string}
         */
        WaitingKind: "application" | "coursePayment" | "eventPayment" | "studentWithoutId" | "studentWithoutTeacher" | "owedRegister" | "feePayment" | "overdueFee" | "courseRequest" | "trial";
        /**
         * @description `oldest` sorts by waiting time, longest first. `important` sorts applications, trial lessons and payments first, then overdue fees, then requested courses and students without a teacher or an ID, then missing attendance; the longest waiting first among each.
         * @enum {string}
         */
        WaitingOrder: "oldest" | "important";
        /** @description UTC timestamp in ISO 8601 format, or null. */
        WaitingSince: string | null;
        /** @description The teacher of an application or of missing attendance, the name and number of a trial lesson, otherwise the student. */
        WaitingPerson: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Visible ID of the person. */
            code: string | null;
        };
        /**
         * @description What the payment is for; a fee is one month of a course.
         * @enum {string}
         */
        PaymentKind: "course" | "event" | "fee";
        PaymentPayer: {
            /** @description ID of the student; null if deleted. */
            id: components["schemas"]["Id"] | null;
            /** @description Name of the student who pays. An extension. */
            name: string;
        };
        /** @description Another payment with the same receipt, which was sent for several at once. */
        PaymentPart: {
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
            person: components["schemas"]["PaymentPayer"];
            /** @description The course and month, such as “Tajweed, 2026-12”. */
            what: string;
            /** @description Amount to pay, in the currency of the payment. */
            amount: components["schemas"]["Amount"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** @description Send it back with the decision. */
            version: components["schemas"]["Version"];
        };
        /** @description Other payments that were sent together with this one, with one receipt. Absent if it was sent alone. */
        PaidTogether: components["schemas"]["PaymentPart"][];
        /** @description Details for reminding the teacher of missing attendance. */
        OwedMarks: {
            /** @description The language that the teacher last used; null if unknown. */
            language: components["schemas"]["PageLanguage"] | null;
            /** @description Lessons whose attendance has been missing longest, oldest first. */
            oldest: {
                title: string;
                day: components["schemas"]["Day"];
                /** @description Names of the students whose attendance is missing. */
                students: string[];
            }[];
        };
        /** @description The guardian of the student, who may have several children at the school. An extension. */
        FeeGuardian: {
            name: string | null;
            /** @description Number of overdue fees of all their children. */
            overdue: number;
        };
        /** @description The student who pays, with contact details for reminders. */
        FeeStudent: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Visible ID of the student. */
            code: string | null;
            phone: string | null;
            /** @description The language that the student last used; null if unknown. */
            language: components["schemas"]["PageLanguage"] | null;
            guardian?: components["schemas"]["FeeGuardian"];
        };
        /**
         * @description Status of a fee. An unpaid fee, or one whose receipt was rejected, is overdue after its due date.
         * @enum {string}
         */
        FeeStatus: "due" | "overdue" | "pending" | "paid" | "rejected" | "waived";
        /** @description Fee for one month of a course. */
        Fee: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            student: components["schemas"]["FeeStudent"];
            course: components["schemas"]["CourseName"];
            /** @description ID of the purchase, for `endFees`. */
            purchaseId: components["schemas"]["Id"];
            feesEndedAt: components["schemas"]["Instant"];
            /** @description The month to pay for, in the format yyyy-MM. */
            month: string;
            dueOn: components["schemas"]["Day"];
            status: components["schemas"]["FeeStatus"];
            /** @description Whether the last receipt was rejected, even if the fee is now overdue. */
            isRejected: boolean;
            price: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            discountName: components["schemas"]["DiscountName"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description The transfer reference, which becomes the payment’s reference. */
            reference: string;
            /** @description URL of the latest receipt. */
            receipt: string | null;
            paymentMethod: string | null;
            origin: components["schemas"]["Origin"] | null;
            transactionId: components["schemas"]["KeptTransactionId"];
            sentAt: components["schemas"]["Instant"];
            seenAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"];
            /** @description Why the receipt was rejected or the fee waived. */
            reason: string | null;
            /** @description All receipts for the fee, oldest first. */
            history: components["schemas"]["SentReceipt"][];
            payments?: components["schemas"]["ItemPayments"];
            together?: components["schemas"]["PaidTogether"];
        };
        /**
         * @description `requested` until the school decides, `arranged` once there is a teacher and a time, then `held` or `notHeld`; `declined` if the school declined it or called it off.
         * @enum {string}
         */
        TrialStatus: "requested" | "arranged" | "held" | "notHeld" | "declined";
        /** @description The course that was asked for; null if none, or if it is no longer offered. */
        TrialCourse: components["schemas"]["CourseName"] | null;
        TrialLesson: {
            teacher: components["schemas"]["LessonPeople"];
            starts: components["schemas"]["ZonedMoment"];
            ends: components["schemas"]["ZonedMoment"];
            /** @description Link of the online lesson. */
            link: string | null;
        };
        /** @description A trial lesson as the office and its teacher see it. */
        Trial: {
            id: components["schemas"]["Id"];
            version: components["schemas"]["Version"];
            status: components["schemas"]["TrialStatus"];
            name: string;
            age: number;
            language: components["schemas"]["Language"];
            /** @description The language of the page from which it was requested. */
            pageLanguage: components["schemas"]["PageLanguage"];
            /** @description Phone number of the family; null for teachers. */
            phone: string | null;
            /** @description Path of the family’s private page; null for teachers. */
            path: string | null;
            /** @description Time zone of the family. */
            zone: components["schemas"]["TimeZone"];
            course: components["schemas"]["TrialCourse"];
            /** Format: date-time */
            requestedAt: string;
            /** @description The times that suit the family; `viewerOffset` is the offset in the family’s time zone. */
            wishes: components["schemas"]["ZonedMoment"][];
            /** @description The arranged lesson; null before it is arranged. */
            lesson: components["schemas"]["TrialLesson"] | null;
            /** @description Why it was declined; null if it wasn’t. */
            reason: string | null;
            /** @description Note on the outcome; null if none. */
            note: string | null;
            /** @description The student who registered with the private link; null if none. */
            studentId: components["schemas"]["Id"] | null;
        };
        WaitingItem: {
            kind: components["schemas"]["WaitingKind"];
            /** @description Unique key of the item. */
            key: string;
            /** @description ID of the pending record. The purchase for a course payment or a student without a teacher, the membership for an event payment, the fee for a fee payment or an overdue fee, the request for a requested course, the trial lesson, otherwise the person. */
            id: components["schemas"]["Id"];
            /** @description Time since which the item has been waiting; null if unknown, which sorts first. */
            since: components["schemas"]["WaitingSince"];
            person: components["schemas"]["WaitingPerson"];
            /** @description The course or event, or the class with the oldest missing attendance; null if none. */
            what: string | null;
            /** @description ID of the course. */
            courseId: components["schemas"]["Id"] | null;
            /** @description ID of the event. */
            eventId: components["schemas"]["Id"] | null;
            /** @description Send it back with the decision, if the record has a version. */
            version: components["schemas"]["Version"] | null;
            /** @description Price when the payment was submitted, in the school’s currency; null if free. */
            price: number | null;
            /** @description Current price; null if free. */
            priceNow: number | null;
            receipt: string | null;
            paymentMethod: string | null;
            /** @description Reference of the payment. */
            reference: string | null;
            /** @description Amount to pay after discounts; null if free. */
            amount?: components["schemas"]["Amount"] | null;
            /** @description Amount of the discount. */
            discount?: components["schemas"]["Amount"] | null;
            /** @description Name of the discount when the payment was submitted; null if none. */
            discountName?: string | null;
            together?: components["schemas"]["PaidTogether"];
            /** @description Number of past lessons without attendance; null for other kinds. */
            lessons: number | null;
            /** @description Preferred times of a requested course, in school time; absent for other kinds. */
            wishes?: components["schemas"]["TimeRange"][];
            /** @description The lessons with missing attendance; null for other kinds. */
            owed?: components["schemas"]["OwedMarks"] | null;
            /** @description The overdue fee; null for other kinds. */
            fee?: components["schemas"]["Fee"] | null;
            /** @description The requested trial lesson; null for other kinds. */
            trial?: components["schemas"]["Trial"] | null;
        };
        WaitingCount: number;
        /** @description Number of items of each kind, regardless of filters. */
        WaitingCounts: {
            application: components["schemas"]["WaitingCount"];
            coursePayment: components["schemas"]["WaitingCount"];
            eventPayment: components["schemas"]["WaitingCount"];
            studentWithoutId: components["schemas"]["WaitingCount"];
            studentWithoutTeacher: components["schemas"]["WaitingCount"];
            owedRegister: components["schemas"]["WaitingCount"];
            feePayment: components["schemas"]["WaitingCount"];
            overdueFee: components["schemas"]["WaitingCount"];
            courseRequest: components["schemas"]["WaitingCount"];
            trial: components["schemas"]["WaitingCount"];
        };
        /** @description Time since which the oldest item of each kind has been waiting; absent for kinds without items, null if unknown. */
        WaitingOldest: {
            application?: components["schemas"]["WaitingSince"];
            coursePayment?: components["schemas"]["WaitingSince"];
            eventPayment?: components["schemas"]["WaitingSince"];
            studentWithoutId?: components["schemas"]["WaitingSince"];
            studentWithoutTeacher?: components["schemas"]["WaitingSince"];
            owedRegister?: components["schemas"]["WaitingSince"];
            feePayment?: components["schemas"]["WaitingSince"];
            overdueFee?: components["schemas"]["WaitingSince"];
            courseRequest?: components["schemas"]["WaitingSince"];
            trial?: components["schemas"]["WaitingSince"];
        };
        Waiting: {
            /** @description Sorted by `order`. */
            items: components["schemas"]["WaitingItem"][];
            counts: components["schemas"]["WaitingCounts"];
            oldest?: components["schemas"]["WaitingOldest"];
            /** @description Number of past lessons without attendance, of all teachers. */
            missedLessons?: number;
            /** @description Cursor for `after`; null on the last page. */
            next: string | null;
        };
        /** @description The student’s attendance in the classes that teach them a course, and the progress of these classes. */
        OwnCourseAttendance: {
            id: components["schemas"]["Id"];
            name: string;
            present: number;
            absent: number;
            /** @description Number of days on which the student’s current classes were held, which means that at least one student has attendance. */
            held: number;
            /** @description Number of outlines of the course. */
            outlines: number;
            /** @description Days on which the first lessons were held, oldest first: at most one for each outline, so that the n-th is the day of the n-th outline. Two classes on one day count twice, as in `held`. An extension. */
            heldDays?: components["schemas"]["Day"][];
        };
        OwnMark: {
            id: components["schemas"]["Id"];
            date: components["schemas"]["Day"];
            /** @enum {string} */
            status: "present" | "absent";
            class: {
                id: components["schemas"]["Id"];
                title: string;
            };
            /** @description Courses that the class teaches the student. */
            courses: components["schemas"]["CourseName"][];
        };
        OwnAttendance: {
            courses: components["schemas"]["OwnCourseAttendance"][];
            /** @description Newest first. */
            marks: components["schemas"]["OwnMark"][];
            /** @description Days on which the student said that they can’t come to a lesson of a current class. An extension. */
            excuses?: {
                date: components["schemas"]["Day"];
                /** @description Courses that the class teaches the student. */
                courses: components["schemas"]["CourseName"][];
            }[];
        };
        StudentProgress: {
            /** @description Current classes of the student. */
            classes: components["schemas"]["ScheduledClass"][];
            attendance: components["schemas"]["OwnAttendance"];
        };
        /**
         * @description The record concerned.
         * @enum {string}
         */
        ActRecordKind: "teacher" | "student" | "coursePayment" | "eventPayment" | "feePayment" | "class" | "course" | "outline" | "event" | "policy" | "allotment" | "report" | "mark" | "discount" | "trial";
        /**
         * @description The action.
         * @enum {string}
         */
        ActKind: "approveTeacher" | "refuseTeacher" | "blockTeacher" | "letTeacherIn" | "hideProfile" | "showProfile" | "giveCredentials" | "giveId" | "confirmEmail" | "approvePayment" | "rejectPayment" | "reopenPayment" | "waiveFee" | "endFees" | "correctToPaid" | "correctToRejected" | "correctToReview" | "recordPayment" | "recordRefund" | "voidEntry" | "assignCourse" | "removeCourse" | "cancelLesson" | "cancelLessons" | "moveLesson" | "moveLessons" | "restoreLesson" | "undoLessons" | "excuseLesson" | "withdrawExcuse" | "savePractice" | "giveDiscount" | "changeDiscount" | "endDiscount" | "arrangeTrial" | "declineTrial" | "noteTrialOutcome" | "messageByWhatsApp" | "messageByEmail" | "create" | "edit" | "invite" | "import" | "delete" | "erase";
        Act: {
            id: components["schemas"]["Id"];
            /** Format: date-time */
            at: string;
            kind: components["schemas"]["ActKind"];
            /** @description The user who did it; null if an operator used a command. */
            who: {
                name: string;
                isYou: boolean;
            } | null;
            record: {
                kind: components["schemas"]["ActRecordKind"];
                id: components["schemas"]["Id"];
                /** @description Name of the record, or of the person it belongs to. */
                name: string;
            };
            /** @description The student concerned; null if none, or if the student was deleted. */
            studentId?: components["schemas"]["Id"] | null;
            /** @description The teacher concerned; null if none, or if the teacher was deleted. */
            teacherId?: components["schemas"]["Id"] | null;
            /** @description The event that was paid for; null if none, or if it was deleted. */
            eventId?: components["schemas"]["Id"] | null;
            /** @description The related course, event or class, if the record itself isn’t one. */
            what: string | null;
            /** @description Day of the lesson or attendance concerned, in school time. */
            day: components["schemas"]["Day"] | null;
            /** @description The reason, if one was given, or the text of a message. */
            reason: string | null;
            /** @description The amount of a recorded payment or refund. Absent otherwise. */
            amount?: components["schemas"]["Amount"];
            /** @description Currency of `amount`. */
            currency?: components["schemas"]["Currency"];
        };
        ActList: {
            acts: components["schemas"]["Act"][];
        };
        MessageNote: {
            /**
             * @description Whom the message is about.
             * @enum {string}
             */
            recordKind: "student" | "teacher";
            recordId: components["schemas"]["Id"];
            /** @enum {string} */
            channel: "whatsapp" | "email";
            text: string;
        };
        Figure: number;
        MonthFigures: {
            /** @description Month in school time, in the format yyyy-MM. */
            month: string;
            /** @description Number of students who registered. */
            registrations: components["schemas"]["Figure"];
            /** @description Approved payments for courses, in whole minor units, by the month in which they were submitted. */
            courseIncome: components["schemas"]["Figure"];
            /** @description Approved payments for events, in whole minor units, by the month in which they were submitted. */
            eventIncome: components["schemas"]["Figure"];
        };
        WeekFigures: {
            /** @description Monday of the week. */
            from: components["schemas"]["Day"];
            present: components["schemas"]["Figure"];
            absent: components["schemas"]["Figure"];
        };
        SchoolFigures: {
            /** @description Number of decimal digits of an amount: 2 for cents. */
            minorDigits: number;
            /** @description The last twelve months, the current one last. */
            months: components["schemas"]["MonthFigures"][];
            /** @description The last twelve weeks, the current one last. */
            weeks: components["schemas"]["WeekFigures"][];
            /** @description Number of records created this month, without deleted students and teachers. */
            thisMonth: {
                students: components["schemas"]["Figure"];
                teachers: components["schemas"]["Figure"];
                classes: components["schemas"]["Figure"];
                courses: components["schemas"]["Figure"];
                events: components["schemas"]["Figure"];
            };
        };
        /** @description How to reach the guardian, or the student if no guardian is named. */
        GuardianContact: {
            guardian_name: string | null;
            contact_number: string | null;
            alternate_contact_number: string | null;
            /** @description Email of the account, which siblings share. */
            email: string;
        };
        WantedCourse: {
            course_id: components["schemas"]["Id"];
            timings: components["schemas"]["TimeRange"][];
        };
        NewStudent: {
            /** @description The visible ID. */
            std_id?: string;
            name: string;
            guardian_name?: string;
            /**
             * Format: email
             * @description Absent for a student without an email, who can’t sign in.
             */
            email?: string;
            contact_number: string;
            alternate_contact_number?: string;
            preferred_language?: components["schemas"]["Language"];
            signature?: string;
            date_of_birth?: components["schemas"]["Day"];
            registration_date?: components["schemas"]["Day"];
            /** @description The courses that the student would like to take, with times. Free courses are enrolled at once. */
            courses?: components["schemas"]["WantedCourse"][];
            /** @description Internal notes, for administrators only. */
            notes?: string;
            /** @description Adds the student to the family that signs in with this email. Otherwise an email that already has an account is rejected. */
            joins_account?: boolean;
        };
        Invitation: {
            /** @description URL of the page on which the person sets a password. Works only once. */
            link: string;
            /** @description The email that the person signs in with. */
            email: string;
            /** Format: date-time */
            expiresAt: string;
            /** @description Whether the invitation is also sent to the email. */
            isMailed: boolean;
        };
        AddedPerson: {
            message: string;
            id: components["schemas"]["Id"];
            /** @description Null if the person has no email, or signs in with the password of a sibling. */
            invitation: components["schemas"]["Invitation"] | null;
        };
        /** @description All details of the student. Absent fields are cleared, except the courses. */
        StudentEdit: {
            name: string;
            guardian_name?: string;
            /**
             * Format: email
             * @description Absent for a student without an email, who can’t sign in.
             */
            email?: string;
            contact_number: string;
            alternate_contact_number?: string;
            preferred_language?: components["schemas"]["Language"];
            signature?: string;
            date_of_birth?: components["schemas"]["Day"];
            registration_date?: components["schemas"]["Day"];
            /** @description The courses that the student would like to take, with times. Replaces the times of all courses that are still offered; if absent, no times change. */
            courses?: components["schemas"]["WantedCourse"][];
            version?: components["schemas"]["Version"];
        };
        TaughtCourse: {
            course_id: components["schemas"]["Id"];
            /** @description When the teacher can teach the course. */
            timings: components["schemas"]["TimeRange"][];
        };
        NewTeacher: {
            /** @description The visible ID. */
            teach_id: string;
            name: string;
            /** Format: email */
            email: string;
            contact_number: string;
            date_of_birth?: components["schemas"]["Day"];
            /** @enum {string} */
            gender?: "male" | "female" | "other";
            nationality?: string;
            languages_spoken?: components["schemas"]["Language"][];
            /** @enum {string} */
            age_group?: "children" | "teenagers" | "adults";
            qualification?: string;
            institution?: string;
            application_date?: components["schemas"]["Day"];
            current_address?: string;
            experience_Quran?: string;
            other_experience?: string;
            /** @description The courses that the teacher may teach, which are assigned at once. */
            courses?: components["schemas"]["TaughtCourse"][];
        };
        /** @description All details of the teacher. Absent fields are cleared, except the courses. */
        TeacherEdit: {
            name: string;
            /** Format: email */
            email: string;
            contact_number: string;
            date_of_birth?: components["schemas"]["Day"];
            /** @enum {string} */
            gender?: "male" | "female" | "other";
            nationality?: string;
            languages_spoken?: components["schemas"]["Language"][];
            /** @enum {string} */
            age_group?: "children" | "teenagers" | "adults";
            qualification?: string;
            institution?: string;
            application_date?: components["schemas"]["Day"];
            current_address?: string;
            experience_Quran?: string;
            other_experience?: string;
            /** @description Replaces the times of all courses that are still offered; if absent, no times change. Assigned courses don’t change. */
            courses?: components["schemas"]["TaughtCourse"][];
            version?: components["schemas"]["Version"];
        };
        OwnTeacherProfile: components["schemas"]["TeacherProfile"] & {
            /** @description The full name. */
            name: string;
            /** @description Languages that the teacher speaks. */
            languages: string[];
            /** @description The teacher’s courses. */
            courses: components["schemas"]["CourseName"][];
            /** @description Whether the school shows its teachers to visitors at all. */
            isShown: boolean;
            version?: components["schemas"]["Version"];
        };
        OwnProfile: {
            profile: components["schemas"]["OwnTeacherProfile"];
        };
        OwnProfileForm: {
            isPublic: boolean;
            /** @description Empty to show the full name. */
            publicName: string;
            /** @description Possibly several lines. */
            about: string;
            experienceYears: number | null;
            version?: components["schemas"]["Version"];
        };
        OwnPhoto: {
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB. If absent, the current one is removed.
             */
            portrait?: Blob;
        };
        HiddenProfile: {
            teacherID: components["schemas"]["Id"];
            isHidden: boolean;
            reason?: components["schemas"]["Reason"];
        };
        InvitationForm: {
            /** @enum {string} */
            role: "teacher" | "student";
            /** @description ID of the teacher or the student. */
            id: components["schemas"]["Id"];
        };
        InvitationAnswer: {
            message: string;
            invitation: components["schemas"]["Invitation"];
        };
        /** @description A random name that the client chooses for the import. */
        ImportName: string;
        /** @enum {string} */
        ImportKind: "students" | "teachers" | "allotments";
        /** @description Position of the row in the import, from 0. */
        ImportPosition: number;
        Cell: string;
        /** @description The cells of a row. Students have the fields of `createStudent` and teachers those of `createTeacher`, with names of courses in `courses`. Allotments have a `student` and a `teacher`, by ID, email or name, the name of a `course`, and `times` such as `Mon, Wed 16:00-17:00; Fri 10:00-11:00`. Days are `yyyy-MM-dd`. Empty cells may be absent. A row without any cell is left out of the import. */
        ImportRow: {
            std_id?: components["schemas"]["Cell"];
            teach_id?: components["schemas"]["Cell"];
            name?: components["schemas"]["Cell"];
            email?: components["schemas"]["Cell"];
            contact_number?: components["schemas"]["Cell"];
            alternate_contact_number?: components["schemas"]["Cell"];
            date_of_birth?: components["schemas"]["Cell"];
            guardian_name?: components["schemas"]["Cell"];
            preferred_language?: components["schemas"]["Cell"];
            registration_date?: components["schemas"]["Cell"];
            notes?: components["schemas"]["Cell"];
            gender?: components["schemas"]["Cell"];
            nationality?: components["schemas"]["Cell"];
            languages_spoken?: components["schemas"]["Cell"];
            age_group?: components["schemas"]["Cell"];
            qualification?: components["schemas"]["Cell"];
            institution?: components["schemas"]["Cell"];
            current_address?: components["schemas"]["Cell"];
            experience_Quran?: components["schemas"]["Cell"];
            other_experience?: components["schemas"]["Cell"];
            application_date?: components["schemas"]["Cell"];
            courses?: components["schemas"]["Cell"];
            student?: components["schemas"]["Cell"];
            teacher?: components["schemas"]["Cell"];
            course?: components["schemas"]["Cell"];
            times?: components["schemas"]["Cell"];
        };
        ImportPreviewForm: {
            import: components["schemas"]["ImportName"];
            kind: components["schemas"]["ImportKind"];
            /** @description Position of the first of these rows. Rows sent earlier for the same positions are replaced. */
            start: components["schemas"]["ImportPosition"];
            rows: components["schemas"]["ImportRow"][];
        };
        ImportFault: {
            /** @description Field of the row. */
            field: string;
            message: string;
        };
        CheckedRow: {
            position: components["schemas"]["ImportPosition"];
            /** @description The record that the row is about, if there is one already. */
            match: {
                id: components["schemas"]["Id"];
                /** @description Name and visible ID. */
                name: string;
            } | null;
            /** @description Why the row can’t be imported. Faults of an existing record matter only if it is updated. */
            faults: components["schemas"]["ImportFault"][];
            /** @description What to know before importing the row. */
            warnings: string[];
        };
        ImportPreview: {
            import: components["schemas"]["ImportName"];
            rows: components["schemas"]["CheckedRow"][];
        };
        ImportRunForm: {
            import: components["schemas"]["ImportName"];
            /** @description The number of rows, from position 0. Rows at later positions are ignored. */
            count: number;
            /** @description Whether existing records get the values of the table. Empty cells change nothing. */
            updatesExisting: boolean;
            /** @description Whether new people with an email are sent an invitation. */
            invites: boolean;
        };
        Import: {
            name: components["schemas"]["ImportName"];
            kind: components["schemas"]["ImportKind"];
            /** Format: date-time */
            at: string;
            /** @description The administrator; null if their account was deleted. */
            who: {
                name: string;
                isYou: boolean;
            } | null;
            created: number;
            updated: number;
            /** @description The number of rows whose record already existed and wasn’t changed. */
            unchanged: number;
            /** @description The number of people who are sent an invitation. */
            invited: number;
            /** @description Until when the import can be undone; null if nothing is left to undo. */
            undoUntil: string | null;
            undoneAt: string | null;
        };
        ImportResult: {
            message: string;
            import: components["schemas"]["Import"];
        };
        ImportUndoForm: {
            import: components["schemas"]["ImportName"];
        };
        KeptRecord: {
            id: components["schemas"]["Id"];
            name: string;
            reason: string;
        };
        ImportUndoAnswer: {
            message: string;
            removed: number;
            /** @description The number of records that have been used since and therefore stay. */
            kept: number;
            /** @description Some of the records that stay, with the reason. */
            records: components["schemas"]["KeptRecord"][];
        };
        ImportList: {
            imports: components["schemas"]["Import"][];
        };
        StudentNotesForm: {
            /** @description Plain text. An empty text deletes the notes. */
            notes: string;
            version?: components["schemas"]["Version"];
        };
        OutlineOrder: {
            courseId: components["schemas"]["Id"];
            /** @description The course’s outlines in the new order. Outlines that aren’t listed come last. */
            outlineIds: components["schemas"]["Id"][];
            /** @description The outlines in the order that the user saw. If the order has changed since, the response is 409. */
            seen?: components["schemas"]["Id"][];
        };
        ClassSchedule: {
            /** @description ID of the teacher. Required for administrators; a teacher’s class is always their own. */
            teacherID?: components["schemas"]["Id"];
            title: string;
            link?: string;
            /** @description The weekly times, each with its own days. */
            times: components["schemas"]["TimeRange"][];
            starts?: components["schemas"]["DayOrNone"];
            ends?: components["schemas"]["DayOrNone"];
            goOn?: components["schemas"]["GoOn"];
            courseIds: components["schemas"]["Id"][];
        };
        NewUpload: {
            /** @description Size of the file in bytes. */
            size: number;
            /** @enum {string} */
            type: "image/jpeg" | "image/png" | "image/webp" | "application/pdf";
            /** @description SHA-256 hash of the file in hexadecimal. A file with a different hash is rejected. */
            sha256: string;
        };
        UploadName: string;
        BegunUpload: {
            upload: components["schemas"]["UploadName"];
            received: number;
        };
        Piece: {
            /**
             * Format: binary
             * @description At most 256 kB, and at least 16 kB unless it’s the last chunk.
             */
            piece: Blob;
        };
        UploadState: {
            /** @description Number of bytes received so far. */
            received: number;
            size: number;
        };
        PaymentTerms: {
            /** @description The transfer reference, which becomes the payment’s reference. */
            reference: string;
            currency: components["schemas"]["Currency"];
            price: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            /** @description Name of the discount; null if none. */
            discountName?: string | null;
            /** @description What has to be paid now. */
            amount: components["schemas"]["Amount"];
            /** @description What is paid already of a partly paid item. Absent if nothing is. */
            paid?: components["schemas"]["Amount"];
        };
        PaymentTermsAnswer: {
            terms: components["schemas"]["PaymentTerms"];
            /** @description Times at which the student asked for the course before, at registration or with an earlier receipt, in school time. Absent for events. */
            classTimings?: components["schemas"]["TimeRange"][];
        };
        OwnFees: {
            /** @description Unpaid fees first, oldest first; then decided fees, newest first. */
            fees: components["schemas"]["Fee"][];
        };
        FeePayment: {
            feeID: components["schemas"]["Id"];
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB, or a PDF if the school accepts it (`acceptsPdfReceipts`). Required unless `receiptUpload` is set.
             */
            receipt?: Blob;
            /** @description ID of the upload, if the receipt was uploaded in chunks. */
            receiptUpload?: string;
            /** @enum {string} */
            paymentMethod: "jazzcash" | "bank transfer";
            transactionId?: components["schemas"]["TransactionId"];
            origin?: components["schemas"]["Origin"];
        };
        FeesPayment: {
            /** @description IDs of the fees. */
            fees: components["schemas"]["Id"][];
            /**
             * Format: binary
             * @description JPEG, PNG or WebP, at most 5 MB, or a PDF if the school accepts it (`acceptsPdfReceipts`). Required unless `receiptUpload` is set.
             */
            receipt?: Blob;
            /** @description ID of the upload, if the receipt was uploaded in chunks. */
            receiptUpload?: string;
            /** @enum {string} */
            paymentMethod: "jazzcash" | "bank transfer";
            transactionId?: components["schemas"]["TransactionId"];
            origin?: components["schemas"]["Origin"];
        };
        /** @description Number of fees in each state, regardless of filters. */
        FeeCounts: {
            due: number;
            overdue: number;
            pending: number;
        };
        /** @description What is still to be paid in a currency, regardless of filters. */
        FeeSums: {
            currency: components["schemas"]["Currency"];
            due: components["schemas"]["Amount"];
            overdue: components["schemas"]["Amount"];
            pending: components["schemas"]["Amount"];
        };
        FeeList: {
            /** @description Sorted by due date, oldest first; paid fees newest first. */
            fees: components["schemas"]["Fee"][];
            counts: components["schemas"]["FeeCounts"];
            /** @description What is still to be paid, for each currency in use. */
            sums?: components["schemas"]["FeeSums"][];
            /** @description Cursor for `after`; null on the last page. */
            next: string | null;
        };
        FeeDecision: {
            id: components["schemas"]["Id"];
            /**
             * @description Approves or rejects a submitted receipt, or waives an unpaid fee.
             * @enum {string}
             */
            paymentStatus: "paid" | "rejected" | "waived";
            reason?: components["schemas"]["Reason"];
            version?: components["schemas"]["Version"];
        };
        FeesEnd: {
            /** @description ID of the purchase. */
            id: components["schemas"]["Id"];
            reason?: components["schemas"]["Reason"];
        };
        /** @description Percentage taken off the price. */
        Percentage: number;
        Discount: {
            id: components["schemas"]["Id"];
            /** @description Name shown with prices. */
            name: string;
            /** @description The code to enter; null if the student gets the discount without one. */
            code: string | null;
            /** @description The student it belongs to; null if anyone with the code can use it. */
            student: components["schemas"]["StudentName"] | null;
            /** @description The only course it applies to; null if it isn’t limited to a course. */
            course: {
                id: components["schemas"]["Id"];
                name: string;
            } | null;
            /** @description The only event it applies to; null if it isn’t limited to an event. Without a course or event, it applies to all. */
            event: {
                id: components["schemas"]["Id"];
                title: string;
            } | null;
            percentage: components["schemas"]["Percentage"] | null;
            /** @description Amount taken off the price; null for a percentage. */
            amount: components["schemas"]["Amount"] | null;
            /** @description Currency of `amount`; null for a percentage. */
            currency: components["schemas"]["Currency"] | null;
            from: components["schemas"]["DayOrNone"];
            until: components["schemas"]["DayOrNone"];
            /** @description Maximum number of payments; null for no limit. */
            mostUses: number | null;
            /** @description Number of payments that used it, without rejected ones. */
            uses: number;
            endedAt: components["schemas"]["Instant"];
            /** @description Internal note; not shown to students. */
            note: string | null;
            version?: components["schemas"]["Version"];
        };
        DiscountList: {
            /** @description Newest first. */
            discounts: components["schemas"]["Discount"][];
        };
        /** @description Name shown with prices. */
        GivenName: string;
        DiscountForm: {
            id: components["schemas"]["IdOrNew"];
            name: components["schemas"]["GivenName"];
            code: components["schemas"]["DiscountCode"] | null;
            studentId: components["schemas"]["Id"] | null;
            courseId: components["schemas"]["Id"] | null;
            eventId: components["schemas"]["Id"] | null;
            percentage: components["schemas"]["Percentage"] | null;
            /** @description In the school’s currency. Set either `amount` or `percentage`. */
            amount: number | null;
            from: components["schemas"]["DayOrNone"];
            until: components["schemas"]["DayOrNone"];
            mostUses: number | null;
            note: string | null;
            version?: components["schemas"]["Version"];
        };
        OwnDiscount: {
            name: string;
            /** @description The only course it applies to; null if it isn’t limited to a course. */
            courseId: components["schemas"]["Id"] | null;
            /** @description The only event it applies to; null if it isn’t limited to an event. Without a course or event, it applies to all. */
            eventId: components["schemas"]["Id"] | null;
            percentage: components["schemas"]["Percentage"] | null;
            /** @description In the school’s currency; null for a percentage. */
            amount: components["schemas"]["Amount"] | null;
        };
        OwnDiscountList: {
            discounts: components["schemas"]["OwnDiscount"][];
        };
        SeenReceipt: {
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
        };
        /** @description A payment for comparison with others. An extension. */
        PaymentRecord: {
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
            /** @description The course or event; for a fee, the course and month, such as “Tajweed, 2026-12”. */
            what: string;
            paymentStatus: components["schemas"]["PaymentStatus"];
            currency: components["schemas"]["Currency"] | null;
            amount: components["schemas"]["Amount"] | null;
            sentAt: components["schemas"]["Instant"];
        };
        /**
         * @description What the receipts have in common: the same file or the same transaction number.
         * @enum {string}
         */
        Likeness: "sameBytes" | "sameTransaction";
        /** @description A payment whose receipt has the same bytes or the same transaction number. An extension. */
        AlikePayment: {
            why: components["schemas"]["Likeness"];
            person: components["schemas"]["PaymentPayer"];
            payment: components["schemas"]["PaymentRecord"];
            /** @description Whether the amount due and its currency are the same. */
            isSameAmount: boolean;
            /** @description URL of the other receipt, if it’s still stored. */
            receipt: string | null;
        };
        /** @description Everything an administrator needs to review a payment. An extension. */
        PaymentFacts: {
            person: components["schemas"]["PaymentPayer"];
            payment: components["schemas"]["PaymentRecord"];
            /** @description ID of the course; also set for a fee, which is one month of the course. */
            courseId: components["schemas"]["Id"] | null;
            eventId: components["schemas"]["Id"] | null;
            /** @description Price when the payment was submitted. */
            price: components["schemas"]["Amount"] | null;
            /** @description Current price; null if free. */
            priceNow: components["schemas"]["Amount"] | null;
            discount: components["schemas"]["Amount"];
            reference: components["schemas"]["Reference"];
            transactionId: components["schemas"]["KeptTransactionId"];
            paymentMethod: string | null;
            origin: components["schemas"]["Origin"] | null;
            receipt: string | null;
            seenAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"];
            payments?: components["schemas"]["ItemPayments"];
            together?: components["schemas"]["PaidTogether"];
            /** @description Other payments of the student, newest first. */
            others: components["schemas"]["PaymentRecord"][];
            alike: components["schemas"]["AlikePayment"][];
        };
        PaymentFactsAnswer: {
            payment: components["schemas"]["PaymentFacts"];
        };
        TransactionForm: {
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
            transactionId: components["schemas"]["TransactionId"];
            /** @description The value that the user saw; the response is 409 if it has changed. */
            seen: components["schemas"]["TransactionId"] | null;
        };
        PaymentCorrection: {
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
            /**
             * @description The new status.
             * @enum {string}
             */
            paymentStatus: "pending" | "paid" | "rejected";
            /**
             * @description The status that the user saw; the response is 409 if it has changed.
             * @enum {string}
             */
            seen: "paid" | "rejected";
            reason: components["schemas"]["Reason"];
        };
        /** @description Decimal amount in the currency of the item. */
        EntryAmount: number;
        /**
         * @description How the money moved.
         * @enum {string}
         */
        EntryMethod: "cash" | "bank transfer" | "mobile wallet" | "other";
        /** @description Transaction number of the bank or wallet. */
        EntryTransactionId: string;
        NewPayment: {
            kind: components["schemas"]["PaymentKind"];
            /** @description ID of the purchase, event payment or fee. Required for a fee. */
            id?: components["schemas"]["Id"];
            /** @description ID of the student, if the payment has no `id` yet. */
            studentId?: components["schemas"]["Id"];
            /** @description ID of the course or event, if the payment has no `id` yet. */
            itemId?: components["schemas"]["Id"];
            amount: components["schemas"]["EntryAmount"];
            method: components["schemas"]["EntryMethod"];
            /** @description The day on which the school received it, in school time; not in the future. */
            date: components["schemas"]["Day"];
            /** @description Internal note; not shown to students. */
            note?: string;
            transactionId?: components["schemas"]["EntryTransactionId"];
        };
        SavedEntry: {
            /** @description What was done, as a message for the user. */
            message: string;
            /** @description ID of the new entry. */
            id: components["schemas"]["Id"];
        };
        NewRefund: {
            kind: components["schemas"]["PaymentKind"];
            /** @description ID of the purchase, event payment or fee. */
            id: components["schemas"]["Id"];
            amount: components["schemas"]["EntryAmount"];
            method: components["schemas"]["EntryMethod"];
            /** @description The day on which the school returned it, in school time; not in the future. */
            date: components["schemas"]["Day"];
            /** @description The reason, which the student can see. */
            reason: string;
            transactionId?: components["schemas"]["EntryTransactionId"];
        };
        EntryVoid: {
            /** @description ID of the entry. */
            id: components["schemas"]["Id"];
            /** @description Why the entry is wrong; stored in the history. */
            reason: string;
        };
        /** @description Something that a student can pay for. */
        PayableItem: {
            kind: components["schemas"]["PaymentKind"];
            /** @description ID of the purchase, event payment or fee; null if there is none yet. */
            id: components["schemas"]["Id"] | null;
            /** @description ID of the course or event. */
            itemId: components["schemas"]["Id"];
            /** @description Title of the course or event. */
            title: string;
            /** @description Month of a fee, in the format yyyy-MM. */
            month: string | null;
            /** @description Last day to pay a fee; null otherwise. */
            dueOn: components["schemas"]["Day"] | null;
            amount: components["schemas"]["Amount"];
            /** @description What the school holds of it. */
            paid: components["schemas"]["Amount"];
            left: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        };
        PayableItemList: {
            /** @description Fees by due date, then other open payments, then courses and events that the student could pay for. */
            items: components["schemas"]["PayableItem"][];
        };
        /** @description Number of decimal digits of an amount: 2 for cents. */
        MinorDigits: number;
        /** @description An amount in whole minor units of its currency. */
        Coins: number;
        PaymentSum: {
            /** @description Number of payments. */
            count: number;
            amount: components["schemas"]["Coins"];
        };
        IncomeOfMonth: {
            /** @description Month in school time, in the format yyyy-MM. Only days within the period count. */
            month: string;
            /** @description Number of payments. */
            count: number;
            amount: components["schemas"]["Coins"];
            /** @description Sum of the refunds, which `amount` does not subtract. */
            refunds?: components["schemas"]["Coins"];
        };
        IncomeOfItem: {
            /** @description Never `fee`, because a monthly fee counts as income of its course. */
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
            /** @description Current title of the course or event. */
            name: string;
            /** @description Number of payments. */
            count: number;
            amount: components["schemas"]["Coins"];
        };
        IncomeByMethod: {
            /** @description The method that the payer chose; null if unknown. */
            method: string | null;
            /** @description Number of payments. */
            count: number;
            amount: components["schemas"]["Coins"];
        };
        IncomeOfCurrency: {
            currency: components["schemas"]["Currency"];
            minorDigits: components["schemas"]["MinorDigits"];
            /** @description Number of payments. */
            count: number;
            amount: components["schemas"]["Coins"];
        };
        Income: {
            currency: components["schemas"]["Currency"];
            minorDigits: components["schemas"]["MinorDigits"];
            /** @description All payments, before refunds. */
            total: components["schemas"]["PaymentSum"];
            /** @description All refunds, as a positive sum. */
            refunds?: components["schemas"]["PaymentSum"];
            /** @description The whole calendar month before the month of `until`, for comparison. */
            previous?: components["schemas"]["IncomeOfMonth"];
            /** @description All months of the period, oldest first. */
            months: components["schemas"]["IncomeOfMonth"][];
            /** @description What the payments are for, largest amount first. */
            items: components["schemas"]["IncomeOfItem"][];
            /** @description Payment methods, largest amount first. */
            methods: components["schemas"]["IncomeByMethod"][];
            /** @description Payments in other currencies, which are not part of the sums above. */
            others: components["schemas"]["IncomeOfCurrency"][];
        };
        /** @description Position of a payment in the list, for pagination. */
        PaymentPlace: string;
        /**
         * @description A voided entry was recorded by mistake and doesn’t count.
         * @enum {string}
         */
        ListedStatus: "pending" | "paid" | "rejected" | "voided";
        ListedPayment: {
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
            sentAt: components["schemas"]["Instant"];
            decidedAt: components["schemas"]["Instant"];
            reference: components["schemas"]["Reference"];
            transactionId: components["schemas"]["KeptTransactionId"];
            studentId: components["schemas"]["Id"];
            /** @description Current name of the student. */
            student: string;
            /** @description Current title of the course or event. */
            item: string;
            method: string | null;
            price: components["schemas"]["Amount"];
            discount: components["schemas"]["Amount"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            status: components["schemas"]["ListedStatus"];
            /** @description A refund subtracts its amount. Absent means a payment. */
            type?: components["schemas"]["EntryType"];
            /** @description ID of the course or event. */
            itemId?: components["schemas"]["Id"];
            /** @description ID of the recorded payment or refund; absent or null for a payment with a receipt. */
            entryId?: components["schemas"]["Id"] | null;
        };
        PaymentList: {
            payments: components["schemas"]["ListedPayment"][];
            /** @description Cursor for `after`; null on the last page. */
            next: components["schemas"]["PaymentPlace"] | null;
        };
        Balance: {
            currency: components["schemas"]["Currency"];
            /** @description Balance due as a decimal number; negative if too much was paid. */
            amount: number;
        };
        /**
         * @description The status is `due` for a month that is not paid yet.
         * @enum {string}
         */
        StatementStatus: "due" | "pending" | "paid" | "rejected";
        StatementLine: {
            day: components["schemas"]["Day"];
            /**
             * @description Whether the entry is a charge, a payment or a refund.
             * @enum {string}
             */
            what: "charge" | "payment" | "refund";
            kind: components["schemas"]["PaymentKind"];
            id: components["schemas"]["Id"];
            /** @description Current title of the course or event. */
            item: string;
            reference: components["schemas"]["Reference"];
            status: components["schemas"]["StatementStatus"];
            amount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Balance in this currency after the entry; negative if too much was paid. */
            balance: number;
            /** @description ID of a recorded payment or refund; an item may have several. */
            entryId?: components["schemas"]["Id"] | null;
            /** @description How a recorded payment or refund was made. */
            method?: string | null;
            /** @description By how much a refund lowers the charge. */
            credit?: components["schemas"]["Amount"];
        };
        Statement: {
            /** @description Name of the student. */
            student: string;
            from: components["schemas"]["DayOrNone"];
            until: components["schemas"]["Day"];
            /** @description Balance before the period, for each currency in use. */
            opening: components["schemas"]["Balance"][];
            lines: components["schemas"]["StatementLine"][];
            /** @description Balance after the period, for each currency in use. */
            closing: components["schemas"]["Balance"][];
        };
        StatementAnswer: {
            statement: components["schemas"]["Statement"];
        };
        TrialWish: {
            /** @description Date in the time zone of the request, in the format yyyy-MM-dd. */
            day: string;
            /** @description Time of day in the time zone of the request, in the format HH:mm. */
            time: string;
        };
        TrialForm: {
            /** @description Name of the student. */
            name: string;
            /** @description Age of the student in years. */
            age: number;
            /** @description The language in which the student would like to be taught. */
            language: components["schemas"]["Language"];
            /** @description One or two times that suit the family. */
            wishes: components["schemas"]["TrialWish"][];
            /** @description Time zone of the family. */
            zone: components["schemas"]["TimeZone"];
            /** @description Phone number, preferably with WhatsApp. */
            phone: string;
            courseId?: components["schemas"]["Id"];
            /** @description Hidden from people. Requests that fill it are answered as usual, but not stored. */
            website?: string;
        };
        TrialRequested: {
            message: string;
            /** @description Path of the private page, which ends in its secret. */
            path: string;
        };
        /** @description A trial lesson as the family sees it. */
        OwnTrial: {
            status: components["schemas"]["TrialStatus"];
            name: string;
            age: number;
            language: components["schemas"]["Language"];
            phone: string;
            /** @description Time zone of the family; `viewerOffset` of each time is its offset in this zone. */
            zone: components["schemas"]["TimeZone"];
            course: components["schemas"]["TrialCourse"];
            /** @description The times that suit the family. */
            wishes: components["schemas"]["ZonedMoment"][];
            /** @description The arranged lesson; null before it is arranged. */
            lesson: components["schemas"]["TrialLesson"] | null;
            /** @description Why it was declined; null if it wasn’t. */
            reason: string | null;
            /** @description Whether a student has registered with this link. */
            isRegistered: boolean;
        };
        OwnTrialAnswer: {
            timeZone: components["schemas"]["TimeZone"];
            trial: components["schemas"]["OwnTrial"];
        };
        TrialList: {
            trials: components["schemas"]["Trial"][];
            timeZone: components["schemas"]["TimeZone"];
        };
        TrialMinutes: number;
        TrialTeacher: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Whether the teacher has the requested course; false if none was requested. */
            teachesCourse: boolean;
            /** @description Number of students allotted to the teacher. */
            students: number;
        };
        TrialSuggestion: {
            starts: components["schemas"]["ZonedMoment"];
            day: components["schemas"]["Day"];
            from: components["schemas"]["ClockTime"];
            to: components["schemas"]["ClockTime"];
            /** @description Teachers who are free at that time. */
            teachers: components["schemas"]["TrialTeacher"][];
        };
        TrialSuggestions: {
            timeZone: components["schemas"]["TimeZone"];
            /** @description One for each requested time. */
            suggestions: components["schemas"]["TrialSuggestion"][];
            /** @description All teachers, for another time. */
            teachers: components["schemas"]["TrialTeacher"][];
        };
        ArrangeTrialForm: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            teacherId: components["schemas"]["Id"];
            /** @description Day of the lesson, in school time. */
            day: components["schemas"]["Day"];
            from: components["schemas"]["ClockTime"];
            minutes: components["schemas"]["TrialMinutes"];
            /** @description Link of the online lesson. */
            link?: string;
            goOn?: components["schemas"]["GoOn"];
        };
        DeclineTrialForm: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            /** @description The reason, which the family sees. */
            reason: string;
        };
        TrialOutcomeForm: {
            id: components["schemas"]["Id"];
            version?: components["schemas"]["Version"];
            /** @description Whether the lesson took place. */
            isHeld: boolean;
            /** @description Note for the office, such as the level of the student. */
            note?: string;
        };
    };
    responses: {
        /** @description Not signed in, or the session has expired */
        NotSignedIn: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account doesn’t have permission */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Server error */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Service unavailable; retry the same request shortly */
        Busy: {
            headers: {
                /** @description Seconds to wait before the next attempt. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Request body too large */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests */
        TooManyTries: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another user has changed the record in the meantime, or the idempotency key was already used with a different body */
        ChangedOrSavedAlready: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The idempotency key was already used with a different body */
        SavedAlready: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Another user has changed the record in the meantime */
        ChangedMeanwhile: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
        IdempotencyKey: string;
        /** @description Words that a row must contain, all of them, in any order. Ignores case, accents and vowel signs, in any script. */
        ListSearch: string;
        /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
        ListLimit: number;
        /** @description Cursor from `next` of the previous page, for the same search, kind and sort order. */
        ListAfter: string;
        /** @description Number of rows to skip, for opening a page by its number. `after` is faster if the previous page is known. */
        ListSkip: number;
        /** @description Comma-separated IDs of the rows to return. */
        ListIds: string;
        /** @description Filters by student. */
        ListStudent: components["schemas"]["Id"];
        /** @description Filters by course. */
        ListCourse: components["schemas"]["Id"];
        /** @description Filters by teacher. */
        ListTeacher: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountStatus = components['schemas']['AccountStatus'];
export type Children = components['schemas']['Children'];
export type Guardian = components['schemas']['Guardian'];
export type LimitedPart = components['schemas']['LimitedPart'];
export type CurrentUser = components['schemas']['CurrentUser'];
export type UserAnswer = components['schemas']['UserAnswer'];
export type Error = components['schemas']['Error'];
export type Credentials = components['schemas']['Credentials'];
export type Role = components['schemas']['Role'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type ForgotPassword = components['schemas']['ForgotPassword'];
export type Message = components['schemas']['Message'];
export type ResetLink = components['schemas']['ResetLink'];
export type ResetPassword = components['schemas']['ResetPassword'];
export type EmailConfirmation = components['schemas']['EmailConfirmation'];
export type ChosenChild = components['schemas']['ChosenChild'];
export type TimeZone = components['schemas']['TimeZone'];
export type Id = components['schemas']['Id'];
export type ZonedMoment = components['schemas']['ZonedMoment'];
export type FamilyLesson = components['schemas']['FamilyLesson'];
export type DueKind = components['schemas']['DueKind'];
export type Amount = components['schemas']['Amount'];
export type Currency = components['schemas']['Currency'];
export type Day = components['schemas']['Day'];
export type FamilyDue = components['schemas']['FamilyDue'];
export type FamilyReport = components['schemas']['FamilyReport'];
export type FamilyChild = components['schemas']['FamilyChild'];
export type Family = components['schemas']['Family'];
export type StaffName = components['schemas']['StaffName'];
export type OwnName = components['schemas']['OwnName'];
export type OwnPassword = components['schemas']['OwnPassword'];
export type Version = components['schemas']['Version'];
export type Pricing = components['schemas']['Pricing'];
export type CourseAges = components['schemas']['CourseAges'];
export type CourseLevel = components['schemas']['CourseLevel'];
export type LessonMinutes = components['schemas']['LessonMinutes'];
export type GroupSize = components['schemas']['GroupSize'];
export type Course = components['schemas']['Course'];
export type CourseList = components['schemas']['CourseList'];
export type IdOrNew = components['schemas']['IdOrNew'];
export type CourseForm = components['schemas']['CourseForm'];
export type Outline = components['schemas']['Outline'];
export type OutlineList = components['schemas']['OutlineList'];
export type OutlineForm = components['schemas']['OutlineForm'];
export type CourseName = components['schemas']['CourseName'];
export type AssignedCourse = components['schemas']['AssignedCourse'];
export type AssignedCourseList = components['schemas']['AssignedCourseList'];
export type CourseAssignment = components['schemas']['CourseAssignment'];
export type Language = components['schemas']['Language'];
export type ClockTime = components['schemas']['ClockTime'];
export type Weekdays = components['schemas']['Weekdays'];
export type TimeRange = components['schemas']['TimeRange'];
export type AppliedCourse = components['schemas']['AppliedCourse'];
export type TeacherApplication = components['schemas']['TeacherApplication'];
export type TeacherTiming = components['schemas']['TeacherTiming'];
export type AwaitsPassword = components['schemas']['AwaitsPassword'];
export type TeacherProfile = components['schemas']['TeacherProfile'];
export type Teacher = components['schemas']['Teacher'];
export type ListPage = components['schemas']['ListPage'];
export type TeacherPage = components['schemas']['TeacherPage'];
export type TeacherCredentials = components['schemas']['TeacherCredentials'];
export type Reason = components['schemas']['Reason'];
export type TeacherDeletion = components['schemas']['TeacherDeletion'];
export type TeacherBlock = components['schemas']['TeacherBlock'];
export type TeacherList = components['schemas']['TeacherList'];
export type TeacherCourseFacts = components['schemas']['TeacherCourseFacts'];
export type TeacherCourse = components['schemas']['TeacherCourse'];
export type TeacherCourseList = components['schemas']['TeacherCourseList'];
export type StudentName = components['schemas']['StudentName'];
export type TeacherName = components['schemas']['TeacherName'];
export type Report = components['schemas']['Report'];
export type ReportList = components['schemas']['ReportList'];
export type TeacherClassTime = components['schemas']['TeacherClassTime'];
export type TeacherClassTimeList = components['schemas']['TeacherClassTimeList'];
export type PreferredTime = components['schemas']['PreferredTime'];
export type AttendanceCount = components['schemas']['AttendanceCount'];
export type LessonTime = components['schemas']['LessonTime'];
export type DayOrNone = components['schemas']['DayOrNone'];
export type ScheduledClass = components['schemas']['ScheduledClass'];
export type ScheduledClassList = components['schemas']['ScheduledClassList'];
export type TeacherClass = components['schemas']['TeacherClass'];
export type TeacherClassList = components['schemas']['TeacherClassList'];
export type GoOn = components['schemas']['GoOn'];
export type NewClass = components['schemas']['NewClass'];
export type ClassChange = components['schemas']['ClassChange'];
export type StudentCode = components['schemas']['StudentCode'];
export type ClassStudentList = components['schemas']['ClassStudentList'];
export type ClassAssignment = components['schemas']['ClassAssignment'];
export type ClassAssignmentList = components['schemas']['ClassAssignmentList'];
export type StudentAssignment = components['schemas']['StudentAssignment'];
export type Attendance = components['schemas']['Attendance'];
export type ExcusedDay = components['schemas']['ExcusedDay'];
export type AttendanceList = components['schemas']['AttendanceList'];
export type AttendanceForm = components['schemas']['AttendanceForm'];
export type PolicyTexts = components['schemas']['PolicyTexts'];
export type PolicyTranslations = components['schemas']['PolicyTranslations'];
export type Policy = components['schemas']['Policy'];
export type PolicyList = components['schemas']['PolicyList'];
export type PolicyForm = components['schemas']['PolicyForm'];
export type Event = components['schemas']['Event'];
export type ListedEvent = components['schemas']['ListedEvent'];
export type EventList = components['schemas']['EventList'];
export type EventForm = components['schemas']['EventForm'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type EventMember = components['schemas']['EventMember'];
export type EventMemberList = components['schemas']['EventMemberList'];
export type Reference = components['schemas']['Reference'];
export type PaymentDay = components['schemas']['PaymentDay'];
export type Payer = components['schemas']['Payer'];
export type DiscountName = components['schemas']['DiscountName'];
export type EntryType = components['schemas']['EntryType'];
export type RecordedEntry = components['schemas']['RecordedEntry'];
export type ItemPayments = components['schemas']['ItemPayments'];
export type EventBilling = components['schemas']['EventBilling'];
export type EventBillingAnswer = components['schemas']['EventBillingAnswer'];
export type PaymentDecision = components['schemas']['PaymentDecision'];
export type EventForStudents = components['schemas']['EventForStudents'];
export type StudentEvent = components['schemas']['StudentEvent'];
export type StudentEventList = components['schemas']['StudentEventList'];
export type TransactionId = components['schemas']['TransactionId'];
export type Origin = components['schemas']['Origin'];
export type DiscountCode = components['schemas']['DiscountCode'];
export type EventPayment = components['schemas']['EventPayment'];
export type SentPayment = components['schemas']['SentPayment'];
export type VisitorReference = components['schemas']['VisitorReference'];
export type RegisteredCourse = components['schemas']['RegisteredCourse'];
export type TrialToken = components['schemas']['TrialToken'];
export type Registration = components['schemas']['Registration'];
export type EmailQuestion = components['schemas']['EmailQuestion'];
export type EmailAnswer = components['schemas']['EmailAnswer'];
export type RequestedCourse = components['schemas']['RequestedCourse'];
export type NewChild = components['schemas']['NewChild'];
export type ChildAdded = components['schemas']['ChildAdded'];
export type CourseRequest = components['schemas']['CourseRequest'];
export type CourseRequestList = components['schemas']['CourseRequestList'];
export type CourseTimes = components['schemas']['CourseTimes'];
export type Teaching = components['schemas']['Teaching'];
export type Student = components['schemas']['Student'];
export type StudentList = components['schemas']['StudentList'];
export type CoursePurchase = components['schemas']['CoursePurchase'];
export type BilledEvent = components['schemas']['BilledEvent'];
export type BilledCourse = components['schemas']['BilledCourse'];
export type KeptTransactionId = components['schemas']['KeptTransactionId'];
export type Instant = components['schemas']['Instant'];
export type SentReceipt = components['schemas']['SentReceipt'];
export type Billing = components['schemas']['Billing'];
export type BillingList = components['schemas']['BillingList'];
export type EnrolledCourse = components['schemas']['EnrolledCourse'];
export type EnrolledCourseList = components['schemas']['EnrolledCourseList'];
export type StudentClass = components['schemas']['StudentClass'];
export type StudentClassList = components['schemas']['StudentClassList'];
export type ReportedClass = components['schemas']['ReportedClass'];
export type MarkedDays = components['schemas']['MarkedDays'];
export type PrintableReport = components['schemas']['PrintableReport'];
export type PrintableReportAnswer = components['schemas']['PrintableReportAnswer'];
export type StudentIdAssignment = components['schemas']['StudentIdAssignment'];
export type StudentBilling = components['schemas']['StudentBilling'];
export type StudentBillingList = components['schemas']['StudentBillingList'];
export type PurchaseDecision = components['schemas']['PurchaseDecision'];
export type Allotment = components['schemas']['Allotment'];
export type AllotmentList = components['schemas']['AllotmentList'];
export type OwnAllotment = components['schemas']['OwnAllotment'];
export type OwnAllotmentList = components['schemas']['OwnAllotmentList'];
export type AllotmentForm = components['schemas']['AllotmentForm'];
export type ReportPage = components['schemas']['ReportPage'];
export type ReportForm = components['schemas']['ReportForm'];
export type ReportEdit = components['schemas']['ReportEdit'];
export type LessonPeople = components['schemas']['LessonPeople'];
export type LessonExcuse = components['schemas']['LessonExcuse'];
export type OwnLessonExcuse = components['schemas']['OwnLessonExcuse'];
export type Lesson = components['schemas']['Lesson'];
export type LooseClass = components['schemas']['LooseClass'];
export type Timetable = components['schemas']['Timetable'];
export type OwedLesson = components['schemas']['OwedLesson'];
export type OwedLessonList = components['schemas']['OwedLessonList'];
export type WantedTime = components['schemas']['WantedTime'];
export type ClashQuestion = components['schemas']['ClashQuestion'];
export type Clash = components['schemas']['Clash'];
export type ClashList = components['schemas']['ClashList'];
export type FreeTime = components['schemas']['FreeTime'];
export type Suggestion = components['schemas']['Suggestion'];
export type SuggestionList = components['schemas']['SuggestionList'];
export type LessonChangeForm = components['schemas']['LessonChangeForm'];
export type LessonsChanged = components['schemas']['LessonsChanged'];
export type LessonExcuseForm = components['schemas']['LessonExcuseForm'];
export type LessonExcuseKey = components['schemas']['LessonExcuseKey'];
export type PracticeText = components['schemas']['PracticeText'];
export type ClassPractice = components['schemas']['ClassPractice'];
export type StudentPractice = components['schemas']['StudentPractice'];
export type PreviousPractice = components['schemas']['PreviousPractice'];
export type ClassPracticeResponse = components['schemas']['ClassPracticeResponse'];
export type PracticeForm = components['schemas']['PracticeForm'];
export type OwnPractice = components['schemas']['OwnPractice'];
export type OwnPracticeList = components['schemas']['OwnPracticeList'];
export type PracticeMark = components['schemas']['PracticeMark'];
export type CalendarFeedAnswer = components['schemas']['CalendarFeedAnswer'];
export type NewCalendarFeed = components['schemas']['NewCalendarFeed'];
export type PageLanguage = components['schemas']['PageLanguage'];
export type Reminders = components['schemas']['Reminders'];
export type RemindersAnswer = components['schemas']['RemindersAnswer'];
export type ReminderDevice = components['schemas']['ReminderDevice'];
export type ReminderDeviceAddress = components['schemas']['ReminderDeviceAddress'];
export type KindOfRecord = components['schemas']['KindOfRecord'];
export type ChangesAnswer = components['schemas']['ChangesAnswer'];
export type FrontPicture = components['schemas']['FrontPicture'];
export type PaymentWayTexts = components['schemas']['PaymentWayTexts'];
export type PaymentWayTranslations = components['schemas']['PaymentWayTranslations'];
export type PaymentWay = components['schemas']['PaymentWay'];
export type PaymentWays = components['schemas']['PaymentWays'];
export type PaymentWaySets = components['schemas']['PaymentWaySets'];
export type CheckedWithinHours = components['schemas']['CheckedWithinHours'];
export type Rate = components['schemas']['Rate'];
export type Rates = components['schemas']['Rates'];
export type FrontPageStep = components['schemas']['FrontPageStep'];
export type FrontPagePart = components['schemas']['FrontPagePart'];
export type FrontPageSettings = components['schemas']['FrontPageSettings'];
export type SchoolTexts = components['schemas']['SchoolTexts'];
export type SchoolTranslations = components['schemas']['SchoolTranslations'];
export type EmailGreeting = components['schemas']['EmailGreeting'];
export type WeekStart = components['schemas']['WeekStart'];
export type TeachersMayMessage = components['schemas']['TeachersMayMessage'];
export type OffersTrials = components['schemas']['OffersTrials'];
export type ExcuseRule = components['schemas']['ExcuseRule'];
export type Settings = components['schemas']['Settings'];
export type SettingsAnswer = components['schemas']['SettingsAnswer'];
export type SettingsForm = components['schemas']['SettingsForm'];
export type ShownOutline = components['schemas']['ShownOutline'];
export type ShownTime = components['schemas']['ShownTime'];
export type ShownCourse = components['schemas']['ShownCourse'];
export type ShownPolicy = components['schemas']['ShownPolicy'];
export type ShownTeacher = components['schemas']['ShownTeacher'];
export type FrontPageAnswer = components['schemas']['FrontPageAnswer'];
export type SchoolLogo = components['schemas']['SchoolLogo'];
export type FrontPictureForm = components['schemas']['FrontPictureForm'];
export type GettingStartedStep = components['schemas']['GettingStartedStep'];
export type SchoolStatus = components['schemas']['SchoolStatus'];
export type TestEmail = components['schemas']['TestEmail'];
export type GettingStartedForm = components['schemas']['GettingStartedForm'];
export type OfficePart = components['schemas']['OfficePart'];
export type StaffMember = components['schemas']['StaffMember'];
export type StaffList = components['schemas']['StaffList'];
export type StaffInvitation = components['schemas']['StaffInvitation'];
export type StaffLink = components['schemas']['StaffLink'];
export type StaffForm = components['schemas']['StaffForm'];
export type StaffBlock = components['schemas']['StaffBlock'];
export type WaitingKind = components['schemas']['WaitingKind'];
export type WaitingOrder = components['schemas']['WaitingOrder'];
export type WaitingSince = components['schemas']['WaitingSince'];
export type WaitingPerson = components['schemas']['WaitingPerson'];
export type PaymentKind = components['schemas']['PaymentKind'];
export type PaymentPayer = components['schemas']['PaymentPayer'];
export type PaymentPart = components['schemas']['PaymentPart'];
export type PaidTogether = components['schemas']['PaidTogether'];
export type OwedMarks = components['schemas']['OwedMarks'];
export type FeeGuardian = components['schemas']['FeeGuardian'];
export type FeeStudent = components['schemas']['FeeStudent'];
export type FeeStatus = components['schemas']['FeeStatus'];
export type Fee = components['schemas']['Fee'];
export type TrialStatus = components['schemas']['TrialStatus'];
export type TrialCourse = components['schemas']['TrialCourse'];
export type TrialLesson = components['schemas']['TrialLesson'];
export type Trial = components['schemas']['Trial'];
export type WaitingItem = components['schemas']['WaitingItem'];
export type WaitingCount = components['schemas']['WaitingCount'];
export type WaitingCounts = components['schemas']['WaitingCounts'];
export type WaitingOldest = components['schemas']['WaitingOldest'];
export type Waiting = components['schemas']['Waiting'];
export type OwnCourseAttendance = components['schemas']['OwnCourseAttendance'];
export type OwnMark = components['schemas']['OwnMark'];
export type OwnAttendance = components['schemas']['OwnAttendance'];
export type StudentProgress = components['schemas']['StudentProgress'];
export type ActRecordKind = components['schemas']['ActRecordKind'];
export type ActKind = components['schemas']['ActKind'];
export type Act = components['schemas']['Act'];
export type ActList = components['schemas']['ActList'];
export type MessageNote = components['schemas']['MessageNote'];
export type Figure = components['schemas']['Figure'];
export type MonthFigures = components['schemas']['MonthFigures'];
export type WeekFigures = components['schemas']['WeekFigures'];
export type SchoolFigures = components['schemas']['SchoolFigures'];
export type GuardianContact = components['schemas']['GuardianContact'];
export type WantedCourse = components['schemas']['WantedCourse'];
export type NewStudent = components['schemas']['NewStudent'];
export type Invitation = components['schemas']['Invitation'];
export type AddedPerson = components['schemas']['AddedPerson'];
export type StudentEdit = components['schemas']['StudentEdit'];
export type TaughtCourse = components['schemas']['TaughtCourse'];
export type NewTeacher = components['schemas']['NewTeacher'];
export type TeacherEdit = components['schemas']['TeacherEdit'];
export type OwnTeacherProfile = components['schemas']['OwnTeacherProfile'];
export type OwnProfile = components['schemas']['OwnProfile'];
export type OwnProfileForm = components['schemas']['OwnProfileForm'];
export type OwnPhoto = components['schemas']['OwnPhoto'];
export type HiddenProfile = components['schemas']['HiddenProfile'];
export type InvitationForm = components['schemas']['InvitationForm'];
export type InvitationAnswer = components['schemas']['InvitationAnswer'];
export type ImportName = components['schemas']['ImportName'];
export type ImportKind = components['schemas']['ImportKind'];
export type ImportPosition = components['schemas']['ImportPosition'];
export type Cell = components['schemas']['Cell'];
export type ImportRow = components['schemas']['ImportRow'];
export type ImportPreviewForm = components['schemas']['ImportPreviewForm'];
export type ImportFault = components['schemas']['ImportFault'];
export type CheckedRow = components['schemas']['CheckedRow'];
export type ImportPreview = components['schemas']['ImportPreview'];
export type ImportRunForm = components['schemas']['ImportRunForm'];
export type Import = components['schemas']['Import'];
export type ImportResult = components['schemas']['ImportResult'];
export type ImportUndoForm = components['schemas']['ImportUndoForm'];
export type KeptRecord = components['schemas']['KeptRecord'];
export type ImportUndoAnswer = components['schemas']['ImportUndoAnswer'];
export type ImportList = components['schemas']['ImportList'];
export type StudentNotesForm = components['schemas']['StudentNotesForm'];
export type OutlineOrder = components['schemas']['OutlineOrder'];
export type ClassSchedule = components['schemas']['ClassSchedule'];
export type NewUpload = components['schemas']['NewUpload'];
export type UploadName = components['schemas']['UploadName'];
export type BegunUpload = components['schemas']['BegunUpload'];
export type Piece = components['schemas']['Piece'];
export type UploadState = components['schemas']['UploadState'];
export type PaymentTerms = components['schemas']['PaymentTerms'];
export type PaymentTermsAnswer = components['schemas']['PaymentTermsAnswer'];
export type OwnFees = components['schemas']['OwnFees'];
export type FeePayment = components['schemas']['FeePayment'];
export type FeesPayment = components['schemas']['FeesPayment'];
export type FeeCounts = components['schemas']['FeeCounts'];
export type FeeSums = components['schemas']['FeeSums'];
export type FeeList = components['schemas']['FeeList'];
export type FeeDecision = components['schemas']['FeeDecision'];
export type FeesEnd = components['schemas']['FeesEnd'];
export type Percentage = components['schemas']['Percentage'];
export type Discount = components['schemas']['Discount'];
export type DiscountList = components['schemas']['DiscountList'];
export type GivenName = components['schemas']['GivenName'];
export type DiscountForm = components['schemas']['DiscountForm'];
export type OwnDiscount = components['schemas']['OwnDiscount'];
export type OwnDiscountList = components['schemas']['OwnDiscountList'];
export type SeenReceipt = components['schemas']['SeenReceipt'];
export type PaymentRecord = components['schemas']['PaymentRecord'];
export type Likeness = components['schemas']['Likeness'];
export type AlikePayment = components['schemas']['AlikePayment'];
export type PaymentFacts = components['schemas']['PaymentFacts'];
export type PaymentFactsAnswer = components['schemas']['PaymentFactsAnswer'];
export type TransactionForm = components['schemas']['TransactionForm'];
export type PaymentCorrection = components['schemas']['PaymentCorrection'];
export type EntryAmount = components['schemas']['EntryAmount'];
export type EntryMethod = components['schemas']['EntryMethod'];
export type EntryTransactionId = components['schemas']['EntryTransactionId'];
export type NewPayment = components['schemas']['NewPayment'];
export type SavedEntry = components['schemas']['SavedEntry'];
export type NewRefund = components['schemas']['NewRefund'];
export type EntryVoid = components['schemas']['EntryVoid'];
export type PayableItem = components['schemas']['PayableItem'];
export type PayableItemList = components['schemas']['PayableItemList'];
export type MinorDigits = components['schemas']['MinorDigits'];
export type Coins = components['schemas']['Coins'];
export type PaymentSum = components['schemas']['PaymentSum'];
export type IncomeOfMonth = components['schemas']['IncomeOfMonth'];
export type IncomeOfItem = components['schemas']['IncomeOfItem'];
export type IncomeByMethod = components['schemas']['IncomeByMethod'];
export type IncomeOfCurrency = components['schemas']['IncomeOfCurrency'];
export type Income = components['schemas']['Income'];
export type PaymentPlace = components['schemas']['PaymentPlace'];
export type ListedStatus = components['schemas']['ListedStatus'];
export type ListedPayment = components['schemas']['ListedPayment'];
export type PaymentList = components['schemas']['PaymentList'];
export type Balance = components['schemas']['Balance'];
export type StatementStatus = components['schemas']['StatementStatus'];
export type StatementLine = components['schemas']['StatementLine'];
export type Statement = components['schemas']['Statement'];
export type StatementAnswer = components['schemas']['StatementAnswer'];
export type TrialWish = components['schemas']['TrialWish'];
export type TrialForm = components['schemas']['TrialForm'];
export type TrialRequested = components['schemas']['TrialRequested'];
export type OwnTrial = components['schemas']['OwnTrial'];
export type OwnTrialAnswer = components['schemas']['OwnTrialAnswer'];
export type TrialList = components['schemas']['TrialList'];
export type TrialMinutes = components['schemas']['TrialMinutes'];
export type TrialTeacher = components['schemas']['TrialTeacher'];
export type TrialSuggestion = components['schemas']['TrialSuggestion'];
export type TrialSuggestions = components['schemas']['TrialSuggestions'];
export type ArrangeTrialForm = components['schemas']['ArrangeTrialForm'];
export type DeclineTrialForm = components['schemas']['DeclineTrialForm'];
export type TrialOutcomeForm = components['schemas']['TrialOutcomeForm'];
export type ResponseNotSignedIn = components['responses']['NotSignedIn'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseTooLarge = components['responses']['TooLarge'];
export type ResponseTooManyTries = components['responses']['TooManyTries'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseChangedOrSavedAlready = components['responses']['ChangedOrSavedAlready'];
export type ResponseSavedAlready = components['responses']['SavedAlready'];
export type ResponseChangedMeanwhile = components['responses']['ChangedMeanwhile'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterListSearch = components['parameters']['ListSearch'];
export type ParameterListLimit = components['parameters']['ListLimit'];
export type ParameterListAfter = components['parameters']['ListAfter'];
export type ParameterListSkip = components['parameters']['ListSkip'];
export type ParameterListIds = components['parameters']['ListIds'];
export type ParameterListStudent = components['parameters']['ListStudent'];
export type ParameterListCourse = components['parameters']['ListCourse'];
export type ParameterListTeacher = components['parameters']['ListTeacher'];
export type $defs = Record<string, never>;
export interface operations {
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            /** @description Sign-in rejected */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPassword"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    checkResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetLink"];
            };
        };
        responses: {
            /** @description The link is valid */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmation"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    sendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    switchChild: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChosenChild"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getFamily: {
        parameters: {
            query?: {
                /** @description Time zone of the user. Each time also has its UTC offset in this zone. */
                zone?: components["schemas"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Family"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    changeOwnName: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnName"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPassword"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseList"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CourseForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listOutlines: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the course. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutlineList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveOutline: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the course. */
                courseId: components["schemas"]["Id"];
                /** @description ID of the outline; 0 for a new one. */
                outlineId: components["schemas"]["IdOrNew"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutlineForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteOutline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the outline. */
                outlineId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the course. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listAssignedCourses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the teacher. */
                teacherId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedCourseList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    assignCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseAssignment"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    submitTeacherApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeacherApplication"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listTeachers: {
        parameters: {
            query?: {
                /** @description Words that a row must contain, all of them, in any order. Ignores case, accents and vowel signs, in any script. */
                search?: components["parameters"]["ListSearch"];
                /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
                limit?: components["parameters"]["ListLimit"];
                /** @description Cursor from `next` of the previous page, for the same search, kind and sort order. */
                after?: components["parameters"]["ListAfter"];
                /** @description Number of rows to skip, for opening a page by its number. `after` is faster if the previous page is known. */
                skip?: components["parameters"]["ListSkip"];
                /** @description Comma-separated IDs of the rows to return. */
                ids?: components["parameters"]["ListIds"];
                /** @description Filters by student. */
                studentId?: components["parameters"]["ListStudent"];
                /** @description Filters by course. */
                courseId?: components["parameters"]["ListCourse"];
                /** @description Filters by status. Returns all if absent. */
                kind?: "pending" | "active" | "blocked";
                /** @description Sort column, in descending order if prefixed with `-`. Rows without a value come last. Defaults to oldest first. */
                sort?: "code" | "-code" | "name" | "-name" | "email" | "-email" | "status" | "-status" | "applied" | "-applied" | "born" | "-born";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherPage"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    assignTeacherCredentials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeacherCredentials"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteTeacher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeacherDeletion"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    eraseTeacher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the teacher. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    blockTeacher: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeacherBlock"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    removeAssignedCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the assignment. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    filterTeachers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the student. */
                studentId: components["schemas"]["Id"];
                /** @description ID of the course. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listTeacherCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherCourseList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listTeacherReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listTeacherClassTimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the teacher. */
                teacherId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherClassTimeList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listAllClasses: {
        parameters: {
            query?: {
                /** @description Words that a row must contain, all of them, in any order. Ignores case, accents and vowel signs, in any script. */
                search?: components["parameters"]["ListSearch"];
                /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
                limit?: components["parameters"]["ListLimit"];
                /** @description Cursor from `next` of the previous page, for the same search, kind and sort order. */
                after?: components["parameters"]["ListAfter"];
                /** @description Number of rows to skip, for opening a page by its number. `after` is faster if the previous page is known. */
                skip?: components["parameters"]["ListSkip"];
                /** @description Comma-separated IDs of the rows to return. */
                ids?: components["parameters"]["ListIds"];
                /** @description Filters by teacher. */
                teacherId?: components["parameters"]["ListTeacher"];
                /** @description Filters by course. */
                courseId?: components["parameters"]["ListCourse"];
                /** @description Filters by whether the class has a link. Returns all if absent. */
                kind?: "with" | "without";
                /** @description Sort column, in descending order if prefixed with `-`. Rows without a value come last. Defaults to oldest first. */
                sort?: "teacher" | "-teacher" | "title" | "-title" | "link" | "-link" | "time" | "-time";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledClassList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    filterClasses: {
        parameters: {
            query?: {
                /** @description Words that a row must contain, all of them, in any order. Ignores case, accents and vowel signs, in any script. */
                search?: components["parameters"]["ListSearch"];
                /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
                limit?: components["parameters"]["ListLimit"];
                /** @description Cursor from `next` of the previous page, for the same search, kind and sort order. */
                after?: components["parameters"]["ListAfter"];
                /** @description Number of rows to skip, for opening a page by its number. `after` is faster if the previous page is known. */
                skip?: components["parameters"]["ListSkip"];
                /** @description Comma-separated IDs of the rows to return. */
                ids?: components["parameters"]["ListIds"];
                /** @description Filters by whether the class has a link. Returns all if absent. */
                kind?: "with" | "without";
                /** @description Sort column, in descending order if prefixed with `-`. Rows without a value come last. Defaults to oldest first. */
                sort?: "teacher" | "-teacher" | "title" | "-title" | "link" | "-link" | "time" | "-time";
            };
            header?: never;
            path: {
                /** @description ID of the teacher. */
                teacherId: components["schemas"]["Id"];
                /** @description ID of the course. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduledClassList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listTeacherClasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeacherClassList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    createClass: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClass"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    editClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the class. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the class. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listClassStudents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the class. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassStudentList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listClassAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassAssignmentList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    assignStudents: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentAssignment"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    removeClassStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the class. */
                classId: components["schemas"]["Id"];
                /** @description ID of the student. */
                studentId: components["schemas"]["Id"];
                /** @description ID of the student’s entry in the class, from `listClassAssignments`. */
                linkId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the class. */
                classId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendanceList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveAttendance: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description ID of the attendance record; 0 for a new one. */
                recordId: components["schemas"]["IdOrNew"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttendanceForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the attendance record. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listPolicies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PolicyList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    savePolicy: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PolicyForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deletePolicy: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the policy. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the event. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listEventMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the event. */
                eventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventMemberList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getEventBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the student. */
                studentId: components["schemas"]["Id"];
                /** @description ID of the event. */
                eventId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventBillingAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    updatePaymentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentDecision"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    toggleEventMembership: {
        parameters: {
            query?: {
                /** @description The desired state; no effect if already reached. If absent, or if the backend doesn’t support it, each call toggles the membership (decision 59). */
                wants?: "join" | "leave";
            };
            header?: never;
            path: {
                /** @description ID of the event. */
                eventId: components["schemas"]["Id"];
                /** @description ID of the student. */
                studentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The student hasn’t paid for the event */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listStudentEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentEventList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    submitEventPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EventPayment"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentPayment"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    registerStudent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    checkEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailQuestion"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailAnswer"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    addChild: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewChild"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChildAdded"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listOwnRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CourseRequestList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    closeCourseRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the request. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listStudents: {
        parameters: {
            query?: {
                /** @description Words that a row must contain, all of them, in any order. Ignores case, accents and vowel signs, in any script. */
                search?: components["parameters"]["ListSearch"];
                /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
                limit?: components["parameters"]["ListLimit"];
                /** @description Cursor from `next` of the previous page, for the same search, kind and sort order. */
                after?: components["parameters"]["ListAfter"];
                /** @description Number of rows to skip, for opening a page by its number. `after` is faster if the previous page is known. */
                skip?: components["parameters"]["ListSkip"];
                /** @description Comma-separated IDs of the rows to return. */
                ids?: components["parameters"]["ListIds"];
                /** @description Filters by whether the student has an ID. Returns all if absent. */
                kind?: "with" | "without";
                /** @description Sort column, in descending order if prefixed with `-`. Rows without a value come last. Defaults to oldest first. */
                sort?: "code" | "-code" | "name" | "-name" | "email" | "-email" | "born" | "-born" | "language" | "-language";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    purchaseCourse: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CoursePurchase"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentPayment"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listStudentBilling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listEnrolledCourses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnrolledCourseList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listStudentClasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentClassList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listCourseClasses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the course. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentClassList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getStudentPerformance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the class. */
                classId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintableReportAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    filterStudents: {
        parameters: {
            query?: {
                /** @description Words that a row must contain, all of them, in any order. Ignores case, accents and vowel signs, in any script. */
                search?: components["parameters"]["ListSearch"];
                /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
                limit?: components["parameters"]["ListLimit"];
                /** @description Cursor from `next` of the previous page, for the same search, kind and sort order. */
                after?: components["parameters"]["ListAfter"];
                /** @description Number of rows to skip, for opening a page by its number. `after` is faster if the previous page is known. */
                skip?: components["parameters"]["ListSkip"];
                /** @description Comma-separated IDs of the rows to return. */
                ids?: components["parameters"]["ListIds"];
                /** @description Filters by whether the student has an ID. Returns all if absent. */
                kind?: "with" | "without";
                /** @description Sort column, in descending order if prefixed with `-`. Rows without a value come last. Defaults to oldest first. */
                sort?: "code" | "-code" | "name" | "-name" | "email" | "-email" | "born" | "-born" | "language" | "-language";
            };
            header?: never;
            path: {
                /** @description ID of the course. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    assignStudentId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentIdAssignment"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the student. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listStudentBillingDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the student. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentBillingList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    eraseStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the student. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteStudentTiming: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the class time. */
                timingId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    decidePurchase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PurchaseDecision"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listAllotments: {
        parameters: {
            query?: {
                /** @description Words that a row must contain, all of them, in any order. Ignores case, accents and vowel signs, in any script. */
                search?: components["parameters"]["ListSearch"];
                /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
                limit?: components["parameters"]["ListLimit"];
                /** @description Cursor from `next` of the previous page, for the same search, kind and sort order. */
                after?: components["parameters"]["ListAfter"];
                /** @description Number of rows to skip, for opening a page by its number. `after` is faster if the previous page is known. */
                skip?: components["parameters"]["ListSkip"];
                /** @description Comma-separated IDs of the rows to return. */
                ids?: components["parameters"]["ListIds"];
                /** @description Filters by student. */
                studentId?: components["parameters"]["ListStudent"];
                /** @description Filters by teacher. */
                teacherId?: components["parameters"]["ListTeacher"];
                /** @description Filters by whether the allotment has class times. Returns all if absent. */
                kind?: "with" | "without";
                /** @description Sort column, in descending order if prefixed with `-`. Rows without a value come last. Defaults to oldest first. */
                sort?: "course" | "-course" | "student" | "-student" | "teacher" | "-teacher" | "timings" | "-timings";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllotmentList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listTeacherAllotments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAllotmentList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    createAllotment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllotmentForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    updateAllotment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the allotment. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AllotmentForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteAllotment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the allotment. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description Words that a row must contain, all of them, in any order. Ignores case, accents and vowel signs, in any script. */
                search?: components["parameters"]["ListSearch"];
                /** @description Maximum number of rows, with the cursor in `page`. Returns all rows if absent. */
                limit?: components["parameters"]["ListLimit"];
                /** @description Cursor from `next` of the previous page, for the same search, kind and sort order. */
                after?: components["parameters"]["ListAfter"];
                /** @description Number of rows to skip, for opening a page by its number. `after` is faster if the previous page is known. */
                skip?: components["parameters"]["ListSkip"];
                /** @description Comma-separated IDs of the rows to return. */
                ids?: components["parameters"]["ListIds"];
                /** @description Filters by student. */
                studentId?: components["parameters"]["ListStudent"];
                /** @description Filters by teacher. */
                teacherId?: components["parameters"]["ListTeacher"];
                /** @description Sort column, in descending order if prefixed with `-`. Rows without a value come last. Defaults to newest first. */
                sort?: "student" | "-student" | "teacher" | "-teacher" | "course" | "-course" | "class" | "-class" | "attendance" | "-attendance";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPage"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    editReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportEdit"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the report. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getTimetable: {
        parameters: {
            query?: {
                /** @description First day, in school time. Defaults to today. */
                from?: components["schemas"]["Day"];
                /** @description Number of days. Defaults to 7. */
                days?: number;
                /** @description Time zone of the user. Each time also has its UTC offset in this zone. */
                zone?: components["schemas"]["TimeZone"];
                /** @description Filters by teacher. Only for administrators. */
                teacherId?: components["schemas"]["Id"];
                /** @description Filters by course. */
                courseId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timetable"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listOwedLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwedLessonList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    findClashes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClashQuestion"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClashList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    suggestTeachers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the student. */
                studentId: components["schemas"]["Id"];
                /** @description ID of the course. */
                courseId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestionList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    changeLessons: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonChangeForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LessonsChanged"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    undoLessonChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the change, from `changeLessons`. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    excuseLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonExcuseForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    withdrawExcuse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonExcuseKey"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listClassPractice: {
        parameters: {
            query: {
                /** @description The class. */
                classId: components["schemas"]["Id"];
                /** @description The day of the lesson. */
                day: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClassPracticeResponse"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    savePractice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PracticeForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listOwnPractice: {
        parameters: {
            query?: {
                /** @description Time zone of the user. Each time also has its UTC offset in this zone. */
                zone?: components["schemas"]["TimeZone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPracticeList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    markPractice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PracticeMark"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewCalendarFeed"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    revokeCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemindersAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveReminders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Reminders"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    addReminderDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderDevice"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    removeReminderDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReminderDeviceAddress"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    testReminder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    remindTeachers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description The server can’t send emails */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    watchChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kinds of records that changed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangesAnswer"];
                    "text/event-stream": components["schemas"]["ChangesAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsAnswer"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getFrontPage: {
        parameters: {
            query?: {
                /** @description Returns only this course, with the descriptions of its outlines. If absent, returns all courses with outline titles only. */
                course?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrontPageAnswer"];
                };
            };
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveSchoolLogo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["SchoolLogo"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveFrontPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FrontPictureForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getSchoolStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolStatus"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    sendTestEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestEmail"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    hideGettingStarted: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GettingStartedForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    inviteStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffInvitation"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLink"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    editStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the account. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    blockStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the account. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffBlock"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    createStaffLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the account. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLink"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    deleteStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the account. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listWaiting: {
        parameters: {
            query?: {
                /** @description Filters by kind. */
                kind?: components["schemas"]["WaitingKind"];
                /** @description Order of the items. Defaults to `oldest`. */
                order?: components["schemas"]["WaitingOrder"];
                /** @description Cursor from `next` of the previous page, which had the same `order`. */
                after?: string;
                /** @description Maximum number of items. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pending items, and the number of each kind */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waiting"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listOwnAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnAttendance"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getStudentProgress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the student. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudentProgress"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listActs: {
        parameters: {
            query?: {
                /** @description Filters by kind of record. With `recordId`, a student, teacher, course or event also matches decisions on related records. */
                recordKind?: components["schemas"]["ActRecordKind"];
                /** @description Filters by record. Requires `recordKind`. */
                recordId?: components["schemas"]["Id"];
                /** @description `inbox` returns only decisions on applications, payments and student IDs. */
                of?: "inbox";
                /** @description Returns only entries with a smaller ID, for pagination. */
                before?: components["schemas"]["Id"];
                /** @description Maximum number of entries. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    noteMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageNote"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getSchoolFigures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchoolFigures"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getGuardianContact: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the student. */
                studentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuardianContact"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    createStudent: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStudent"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedPerson"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    editStudent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the student. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentEdit"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    createTeacher: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTeacher"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedPerson"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    editTeacher: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the teacher. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeacherEdit"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProfile"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveOwnProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnProfileForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveOwnPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["OwnPhoto"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    hideTeacherProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HiddenProfile"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    previewImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportPreviewForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportPreview"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    runImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRunForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportResult"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportUndoForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportUndoAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listImports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveStudentNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the student. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentNotesForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    confirmStudentEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the student. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    confirmTeacherEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the teacher. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    orderOutlines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OutlineOrder"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    scheduleClass: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassSchedule"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    beginUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewUpload"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BegunUpload"];
                };
            };
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    sendPiece: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the upload, from `beginUpload`. */
                upload: components["schemas"]["UploadName"];
                /** @description Byte offset of the chunk. */
                offset: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["Piece"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadState"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the upload, from `beginUpload`. */
                upload: components["schemas"]["UploadName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadState"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getPaymentTerms: {
        parameters: {
            query?: {
                /** @description What the payment is for. Defaults to `course`. */
                kind?: "course" | "event";
                /** @description Discount code that the student entered. */
                code?: components["schemas"]["DiscountCode"];
            };
            header?: never;
            path: {
                /** @description ID of the course or event. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTermsAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The code is not valid */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listOwnFees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFees"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    payFee: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FeePayment"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentPayment"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    payFees: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["FeesPayment"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listFees: {
        parameters: {
            query?: {
                /** @description Filters by student. */
                studentId?: components["schemas"]["Id"];
                /** @description Filters by state. Returns all fees if absent. */
                state?: "due" | "overdue" | "pending" | "paid";
                /** @description ID of a student; filters by their guardian, so that the fees of siblings are listed too. */
                guardianOf?: components["schemas"]["Id"];
                /** @description Cursor from `next` of the previous page. */
                after?: string;
                /** @description Maximum number of fees. Defaults to 50. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeeList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    decideFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeeDecision"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    endFees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FeesEnd"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listDiscounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DiscountList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveDiscount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscountForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedOrSavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    endDiscount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description ID of the discount. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listOwnDiscounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDiscountList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    noteReceiptSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeenReceipt"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getPayment: {
        parameters: {
            query?: {
                /** @description What the payment is for. Defaults to `course`. */
                kind?: components["schemas"]["PaymentKind"];
            };
            header?: never;
            path: {
                /** @description ID of the payment, unique within its kind. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentFactsAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    saveTransactionId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransactionForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    correctPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentCorrection"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    recordPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPayment"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedEntry"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    recordRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRefund"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedEntry"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    voidEntry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EntryVoid"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listPayableItems: {
        parameters: {
            query: {
                /** @description ID of the student. */
                studentId: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayableItemList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getIncome: {
        parameters: {
            query?: {
                /** @description First day of the period, in school time. Defaults to the first day of the month of `until`. */
                from?: components["schemas"]["Day"];
                /** @description Last day of the period. Defaults to today. */
                until?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Income"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description First day of the period, in school time. Defaults to the first day of the month of `until`. */
                from?: components["schemas"]["Day"];
                /** @description Last day of the period. Defaults to today. */
                until?: components["schemas"]["Day"];
                /** @description Filters by whether it counts as income: approved or recorded, and in the school’s currency. These are the payments and refunds behind the numbers of `getIncome`. */
                isCounted?: boolean;
                /** @description Filters by payments or refunds. */
                type?: components["schemas"]["EntryType"];
                /** @description Filters by courses, with their monthly fees, or by events. */
                itemKind?: "course" | "event";
                /** @description Filters by the course or event, with `itemKind`. */
                itemId?: components["schemas"]["Id"];
                /** @description Filters by a method as `getIncome` names it; empty for payments without one. */
                method?: string;
                /** @description Cursor from `next` of the previous page. */
                after?: components["schemas"]["PaymentPlace"];
                /** @description Maximum number of payments. Defaults to 500. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /** @description ID of the student. Required for administrators. */
                studentId?: components["schemas"]["Id"];
                /** @description First day of the period, in school time. If absent, the statement starts with the first entry. */
                from?: components["schemas"]["Day"];
                /** @description Last day of the period. Defaults to today. */
                until?: components["schemas"]["Day"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    requestTrial: {
        parameters: {
            query?: never;
            header?: {
                /** @description A unique key for each form that is opened, sent again with each retry. For 24 hours, a repeated request gets the response of the first successful one and changes nothing. Using the key with a different body returns 409. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialRequested"];
                };
            };
            409: components["responses"]["SavedAlready"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            429: components["responses"]["TooManyTries"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    getTrial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret of the private link, from `path` of `requestTrial`. */
                token: components["schemas"]["TrialToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTrialAnswer"];
                };
            };
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    listTrials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialList"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    suggestTrialTeachers: {
        parameters: {
            query?: {
                /** @description Length of the lesson. Defaults to 30. */
                minutes?: components["schemas"]["TrialMinutes"];
            };
            header?: never;
            path: {
                /** @description ID of the trial. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrialSuggestions"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    arrangeTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArrangeTrialForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    declineTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineTrialForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
    noteTrialOutcome: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TrialOutcomeForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ChangedMeanwhile"];
            413: components["responses"]["TooLarge"];
            /** @description Validation failed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Busy"];
        };
    };
}
