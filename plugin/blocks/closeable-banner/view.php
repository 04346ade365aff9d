<?php
/** The button closes the dialog by itself; the island remembers it. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string, href: string, texts: array{banner: string, close: string}, ...} $props */
	?>
<dialog open class="hvac-closeable-banner__banner" aria-label="<?php echo esc_attr( $props['texts']['banner'] ); ?>">
	<div class="hvac-closeable-banner__words">
		<p class="hvac-closeable-banner__text" data-hvac-slot="text"><?php $slot( 'text' ); ?></p>
		<?php if ( '' !== $props['href'] ) : ?>
			<a class="hvac-closeable-banner__link" href="<?php echo esc_url( $props['href'] ); ?>"><span data-hvac-slot="buttonLabel"><?php $slot( 'buttonLabel' ); ?></span></a>
		<?php endif; ?>
	</div>
	<form method="dialog" class="hvac-closeable-banner__form">
		<button class="hvac-closeable-banner__close" aria-label="<?php echo esc_attr( $props['texts']['close'] ); ?>"><?php $ui( 'controls/icon', array( 'name' => 'x' ) ); ?></button>
	</form>
</dialog>
<?php
};
