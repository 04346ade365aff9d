<?php
/**
 * A mail. Tables and inline styles, because some mail programs support nothing else; the style sheet only has what cannot be inline: dark colors.
 */
declare(strict_types=1);

use HvacBlocks\Leads\Destinations\MailContent;

defined( 'ABSPATH' ) || exit;

return static function ( MailContent $content ): void {
	$font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
	// Not collapsed, because collapsed borders are not round.
	$table = 'width:100%;border:0 solid;border-collapse:separate;border-spacing:0;';
	$cell = 'padding:9px 0;border-top:1px solid #e3e6ea;font-size:15px;line-height:24px;vertical-align:top;text-align:start;';
	$wrap = 'overflow-wrap:anywhere;word-break:break-word;';
	$link = 'color:#1f4f8f;text-decoration:underline;';
	// A reference is not broken at its hyphens.
	$words = static fn ( string $text ): string => (string) preg_replace( '/\bHB-[0-9A-Z]{4}-[0-9A-Z]{4}\b/', '<span style="white-space:nowrap;">$0</span>', esc_html( MailContent::line( $text ) ) );
	?>
<!doctype html>
<html lang="<?php echo esc_attr( $content->language->tag() ); ?>" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title><?php echo esc_html( MailContent::line( $content->title ) ); ?></title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
	.page { background: #15181c !important; color: #eceff3 !important; }
	.card { background: #1f2329 !important; border-color: #3a4149 !important; }
	.muted { color: #b4bcc6 !important; }
	.line { border-color: #3a4149 !important; }
	.link { color: #9cc3ff !important; }
	.button { background: #9cc3ff !important; color: #0b1b30 !important; }
	.notice { background: #4a1512 !important; border-color: #ff8a80 !important; color: #ffdad6 !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f2f4f7;color:#1b1f24;<?php echo esc_attr( $font ); ?>">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;"><?php echo esc_html( MailContent::line( '' === $content->preheader ? implode( ' ', $content->intro ) : $content->preheader ) ); ?></div>
<div lang="<?php echo esc_attr( $content->language->tag() ); ?>" dir="ltr">
<table role="presentation" class="page" style="<?php echo esc_attr( $table ); ?>background:#f2f4f7;color:#1b1f24;">
<tr><td style="padding:24px 12px;">
<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="card" style="<?php echo esc_attr( $table ); ?>max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #dfe3e8;border-radius:6px;">
<tr><td style="padding:24px 20px 28px;text-align:start;<?php echo esc_attr( $font ); ?>">
<p class="muted" style="margin:0 0 6px;font-size:13px;line-height:18px;color:#565d66;"><?php echo esc_html( MailContent::line( $content->sender ) ); ?></p>
<h1 style="margin:0 0 14px;font-size:22px;line-height:29px;font-weight:600;<?php echo esc_attr( $wrap ); ?>"><?php echo esc_html( MailContent::line( $content->title ) ); ?></h1>
<?php foreach ( $content->intro as $paragraph ) { ?>
<p style="margin:0 0 12px;font-size:16px;line-height:24px;<?php echo esc_attr( $wrap ); ?>"><?php echo $words( $paragraph ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.?></p>
<?php } ?>
<?php if ( '' !== $content->notice ) { ?>
<table role="presentation" style="<?php echo esc_attr( $table ); ?>margin:24px 0 0;">
<tr><td class="notice" style="padding:14px 16px;border:2px solid #b3261e;border-radius:6px;background:#fdecea;color:#5f1412;font-size:16px;line-height:24px;font-weight:600;"><?php echo esc_html( MailContent::line( $content->notice ) ); ?></td></tr>
</table>
<?php } ?>
<?php foreach ( $content->groups as $group ) { ?>
<h2 style="margin:24px 0 8px;font-size:17px;line-height:24px;font-weight:600;<?php echo esc_attr( $wrap ); ?>"><?php echo esc_html( MailContent::line( $group['title'] ) ); ?></h2>
<?php foreach ( $group['text'] ?? array() as $paragraph ) { ?>
<p style="margin:0 0 10px;font-size:16px;line-height:24px;<?php echo esc_attr( $wrap ); ?>"><?php echo esc_html( MailContent::line( $paragraph ) ); ?></p>
<?php } ?>
<?php if ( array() !== $group['rows'] ) { ?>
<table class="line" style="<?php echo esc_attr( $table ); ?>border-bottom-width:1px;border-color:#e3e6ea;table-layout:fixed;">
<?php foreach ( $group['rows'] as $row ) { ?>
<tr>
<th scope="row" class="line muted" style="<?php echo esc_attr( $cell ); ?>width:38%;box-sizing:border-box;overflow-wrap:break-word;padding-inline-end:12px;font-weight:400;color:#565d66;"><?php echo esc_html( MailContent::line( $row['label'] ) ); ?></th>
<td class="line" style="<?php echo esc_attr( $cell . $wrap ); ?>">
<?php if ( '' !== ( $row['link'] ?? '' ) ) { ?>
<a class="link" href="<?php echo esc_url( $row['link'], array( 'mailto', 'tel', 'http', 'https' ) ); ?>" style="<?php echo esc_attr( $link ); ?>display:inline-block;"><?php echo esc_html( MailContent::line( $row['value'] ) ); ?></a>
<?php } else { ?>
<?php echo $words( $row['value'] ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.?>

<?php } ?>
</td>
</tr>
<?php } ?>
</table>
<?php } ?>
<?php } ?>
<?php if ( null !== $content->button ) { ?>
<p style="margin:24px 0 0;"><a class="button" href="<?php echo esc_url( $content->button['url'] ); ?>" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#1f4f8f;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;"><?php echo esc_html( MailContent::line( $content->button['text'] ) ); ?></a></p>
<?php } ?>
<?php if ( array() !== $content->footer ) { ?>
<table role="presentation" class="line muted" style="<?php echo esc_attr( $table ); ?>margin:24px 0 0;border-top-width:1px;border-color:#e3e6ea;color:#565d66;">
<tr><td style="padding:6px 0 0;font-size:14px;line-height:21px;<?php echo esc_attr( $wrap ); ?>">
<?php foreach ( $content->footer as $line ) { ?>
<p style="margin:10px 0 0;">
<?php echo esc_html( MailContent::line( $line['text'] ) ); ?>

<?php if ( isset( $line['link'] ) ) { ?>
<a class="link" href="<?php echo esc_url( $line['link']['url'] ); ?>" style="<?php echo esc_attr( $link ); ?>display:inline-block;padding:2px 0;"><?php echo esc_html( MailContent::line( $line['link']['text'] ) ); ?></a>
<?php } ?>
</p>
<?php } ?>
</td></tr>
</table>
<?php } ?>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</div>
</body>
</html>
<?php
};
