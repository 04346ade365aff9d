<?php
/**
 * What a visitor can do next: a link, or a button if there is no address. With a slot, an editor writes its text in place.
 *
 * `newTab` is the note on a link that opens a new tab; other links have none.
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{text?: string, slot?: string, href?: string, look?: 'primary'|'secondary', class?: string, newTab?: string} $props */

	$class   = trim( 'hvac-button' . ( 'secondary' === ( $props['look'] ?? '' ) ? ' hvac-button--secondary' : '' ) . ' ' . ( $props['class'] ?? '' ) );
	$is_link = '' !== ( $props['href'] ?? '' );
	$named   = $props['slot'] ?? '';
	$new_tab = $props['newTab'] ?? '';
	?>
<?php if ( $is_link ) : ?>
	<a class="<?php echo esc_attr( $class ); ?>" href="<?php echo esc_url( $props['href'] ); ?>"<?php echo '' === $new_tab ? '' : ' target="_blank" rel="noopener"'; ?>>
<?php else : ?>
	<button type="button" class="<?php echo esc_attr( $class ); ?>">
<?php endif; ?>
<?php if ( '' !== $named ) : ?>
	<span data-hvac-slot="<?php echo esc_attr( $named ); ?>"><?php $slot( $named ); ?></span>
<?php else : ?>
	<?php $text( $props['text'] ?? '' ); ?>
<?php endif; ?>
<?php if ( $is_link && '' !== $new_tab ) : ?>
	<span class="hvac-visually-hidden"><?php $text( " $new_tab" ); ?></span>
<?php endif; ?>
<?php echo $is_link ? '</a>' : '</button>'; ?>
<?php
};
