/** The request header for a captcha token, sent after the error `robot_check_needed`. */
export const CAPTCHA_HEADER = 'captcha-token';
