<?php
/**
 * A mail about a lead. Tables and inline styles, because some mail programs support nothing else.
 */
declare(strict_types=1);

use HvacBlocks\Leads\Destinations\MailContent;

defined( 'ABSPATH' ) || exit;

return static function ( MailContent $content ): void {
	$font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
	$cell = 'padding:9px 0;border-top:1px solid #e3e6ea;font-size:15px;line-height:22px;vertical-align:top;text-align:left;';
	$wrap = 'overflow-wrap:anywhere;word-break:break-word;';
	?>
<!doctype html>
<html lang="<?php echo esc_attr( $content->language->tag() ); ?>">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title><?php echo esc_html( MailContent::line( $content->title ) ); ?></title>
</head>
<body style="margin:0;padding:0;background:#f2f4f7;color:#1b1f24;<?php echo esc_attr( $font ); ?>">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#f2f4f7;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:576px;background:#ffffff;border:1px solid #dfe3e8;border-top:4px solid #1f4f8f;border-radius:6px;">
<tr><td style="padding:24px 24px 28px;<?php echo esc_attr( $font ); ?>">
<p style="margin:0 0 6px;font-size:13px;line-height:18px;color:#565d66;"><?php echo esc_html( MailContent::line( $content->sender ) ); ?></p>
<h1 style="margin:0 0 14px;font-size:22px;line-height:29px;font-weight:600;<?php echo esc_attr( $wrap ); ?>"><?php echo esc_html( MailContent::line( $content->title ) ); ?></h1>
<?php foreach ( $content->intro as $paragraph ) { ?>
<p style="margin:0 0 12px;font-size:16px;line-height:24px;<?php echo esc_attr( $wrap ); ?>"><?php echo esc_html( MailContent::line( $paragraph ) ); ?></p>
<?php } ?>
<?php foreach ( $content->groups as $group ) { ?>
<h2 style="margin:20px 0 8px;font-size:16px;line-height:22px;font-weight:600;"><?php echo esc_html( MailContent::line( $group['title'] ) ); ?></h2>
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;border-bottom:1px solid #e3e6ea;table-layout:fixed;">
<?php foreach ( $group['rows'] as $row ) { ?>
<tr>
<th scope="row" width="34%" style="<?php echo esc_attr( $cell . $wrap ); ?>padding-right:12px;font-weight:400;color:#565d66;"><?php echo esc_html( MailContent::line( $row['label'] ) ); ?></th>
<td style="<?php echo esc_attr( $cell . $wrap ); ?>">
<?php if ( '' !== ( $row['link'] ?? '' ) ) { ?>
<a href="<?php echo esc_url( $row['link'], array( 'mailto', 'tel', 'http', 'https' ) ); ?>" style="color:#1f4f8f;text-decoration:underline;"><?php echo esc_html( MailContent::line( $row['value'] ) ); ?></a>
<?php } else { ?>
<?php echo esc_html( MailContent::line( $row['value'] ) ); ?>

<?php } ?>
</td>
</tr>
<?php } ?>
</table>
<?php } ?>
<?php if ( null !== $content->button ) { ?>
<p style="margin:24px 0 0;"><a href="<?php echo esc_url( $content->button['url'] ); ?>" style="display:inline-block;padding:12px 20px;border-radius:4px;background:#1f4f8f;color:#ffffff;font-size:16px;line-height:24px;font-weight:600;text-decoration:none;"><?php echo esc_html( MailContent::line( $content->button['text'] ) ); ?></a></p>
<?php } ?>
<?php if ( null !== $content->footer ) { ?>
<p style="margin:24px 0 0;padding-top:14px;border-top:1px solid #e3e6ea;font-size:13px;line-height:20px;"><a href="<?php echo esc_url( $content->footer['url'] ); ?>" style="color:#1f4f8f;text-decoration:underline;"><?php echo esc_html( MailContent::line( $content->footer['text'] ) ); ?></a></p>
<?php } ?>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
<?php
};
