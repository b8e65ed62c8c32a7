/**
 * The style sheet of an invoice: black on white in every mode, since it is paper. On narrow screens each line
 * is a list of its cells.
 */
export const INVOICE_STYLES = `
@page{size:A4;margin:18mm 16mm}
*{box-sizing:border-box}
html{color-scheme:light;background:#eceae4;color:#1b1613;font:15px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
body{max-width:210mm;margin:0 auto;padding:16px}
main{background:#fff;padding:clamp(20px,6vw,16mm);overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:4px 20px;padding:0 0 14px}
a{color:inherit}
h1{margin:0 0 18px;font:500 34px/1.1 Georgia,"Times New Roman",serif}
h2,caption{margin:0 0 4px;font-size:13px;font-weight:600;text-align:left;color:#5c534b}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(150px,1fr));gap:12px 20px;margin:0 0 26px}
dt{font-size:13px;color:#5c534b}
dd{margin:0;font-weight:600}
.parties{display:grid;grid-template-columns:repeat(auto-fit,minmax(220px,1fr));gap:20px;margin:0 0 28px}
address{font-style:normal}
table{width:100%;border-collapse:collapse;margin:0 0 24px;font-variant-numeric:tabular-nums}
th,td{padding:7px 0 7px 12px;text-align:right;vertical-align:top;overflow-wrap:normal}
th:first-child,td:first-child{padding-left:0;text-align:left;font-weight:400;overflow-wrap:anywhere}
td:not(:first-child){white-space:nowrap}
thead th,thead th:first-child{font-size:13px;font-weight:600;color:#5c534b;border-bottom:1px solid #1b1613}
tbody tr{border-bottom:1px solid #d8d3c9;break-inside:avoid}
.rates{max-width:460px;margin-left:auto}
.all th:first-child,.all td{font-weight:600}
.total{display:flex;justify-content:flex-end;gap:24px;margin:0 0 24px;font-size:20px}
p{margin:0 0 6px;max-width:60ch}
@media (max-width:680px){
.lines thead{display:none}
.lines tr{display:grid;grid-template-columns:1fr 1fr;gap:2px 16px;padding:10px 0}
.lines td,.lines td:first-child{display:flex;justify-content:space-between;gap:10px;padding:0}
.lines td:first-child{grid-column:1/-1;font-weight:600}
.lines td:not(:first-child)::before{content:attr(data-name);color:#5c534b}
.lines td:empty{display:none}
th,td{padding-left:8px}
}
@media print{
html{background:#fff;font-size:10.5pt}
body{max-width:none;padding:0}
main{padding:0}
nav{display:none}
}
`;

/** The style sheet as an element of the page's head. */
export function InvoiceStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
  return <style dangerouslySetInnerHTML={{ __html: INVOICE_STYLES }} />;
}
