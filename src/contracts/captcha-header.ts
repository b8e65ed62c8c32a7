/** The header of a request by which a captcha token is sent, where the store asks for one (`robot_check_needed`). */
export const CAPTCHA_HEADER = 'captcha-token';
