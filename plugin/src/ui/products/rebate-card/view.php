<?php
/** One rebate in a list. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, title: string, lang: string, amount: string, provider: string, until: string, day: string, href: string, terms: string, label: string} $props */

	$title = "h{$props['level']}";
	?>
<li class="hvac-rebate">
	<p class="hvac-rebate__amount"><?php $text( $props['amount'] ); ?></p>
	<<?php echo tag_escape( $title ); ?> class="hvac-rebate__title"<?php echo '' === $props['lang'] ? '' : ' lang="' . esc_attr( $props['lang'] ) . '"'; ?>><?php $text( $props['title'] ); ?></<?php echo tag_escape( $title ); ?>>
	<p class="hvac-rebate__provider"><?php $text( $props['provider'] ); ?></p>
	<p class="hvac-rebate__until">
		<?php if ( '' !== $props['until'] ) : ?>
			<?php $ui( 'controls/icon', array( 'name' => 'calendarCheck' ) ); ?>
			<time datetime="<?php echo esc_attr( $props['day'] ); ?>"><?php $text( $props['until'] ); ?></time>
		<?php endif; ?>
	</p>
	<p class="hvac-rebate__more">
		<?php if ( '' !== $props['href'] ) : ?>
			<a class="hvac-button hvac-button--secondary" href="<?php echo esc_url( $props['href'] ); ?>" aria-label="<?php echo esc_attr( $props['label'] ); ?>"><?php $text( $props['terms'] ); ?></a>
		<?php endif; ?>
	</p>
</li>
<?php
};
