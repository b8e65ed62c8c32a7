/**
 * SHA-256 hashes of the style sheets that stand in pages. Written by the build (config/page-heads.ts) and kept here, so that
 * the edge function has them: never by hand. After a merge, or a change of styles, commit what the build has written.
 */
export const PAGE_STYLES: readonly string[] = [
  '1GMInouCw4t7HWwumaUdHBlgJAGBlTthxMi8G8urCzM=',
  'HCEpiz05xhxzEtl8o12ciLtaAo+UBDX62Tug8vSpWwg=',
  'HNOO2i6eNVDPX8T7CxsIwiNEGWx33EkEcBzqyA23Dgk=',
  'JkIHnJlY+vvILTuqUCLYPDs9+nQvSZ+3/tHrpP4QPMY=',
  'KA1quarEgq9KSGgGKsB8501JG82fkmBjrxOW0a2qg6o=',
  'LVV2O79gBbopUuxbx+deMExFftCvr/gWd8KwV1Tc+00=',
  'LyYJ5rWCHA3ZLN3HJ2pokw9AYMPWPeAQ6KeaXzab0iY=',
  'MfVI6nqugOLIEUjJRsmQZMVcjwn6wDnFFPOGLT+ML2U=',
  'MllwgSvSm5kzeWLi76m8nXwgfNSFLdKfpudHXwhqnEI=',
  'P31Kj5RVcuzO/ZjVwpzePHsEtPMqteV/uHgKzZiqN50=',
  'RiN3IaAC0F4D24ZhrXCyR+IMvJxUpOiIr5ZDPsdWPrE=',
  'bpSTTnC1ZPBCD3cz88VM2BxlBqxYFG0ZvgVhUx0f6s4=',
  'jnpwkVjvHH/6N/qCZjSeOSjxyUu/nZh176hgGLeGRlw=',
  'nZoJVPXrjmZC2NLeadeqIWes8cjVTWj4eGkd/Pr8sU0=',
  'nqUOqkLHldl31r7rxzF3taEc7i5u5lfYL3fq1iO2K40=',
  'ydQFCxKSv2r0/BlL7WepCNWNZJjt7q+5SLLXzs5Ul4s=',
];
