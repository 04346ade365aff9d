<?php
/** Both forms of the number; the style shows one of them, or none, at each width. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{modes: array{mobile: string, tablet: string, desktop: string}, phone: array{text: string, href: string, group: string}} $props */

	$phone = $props['phone'];
	?>
<div class="hvac-phone-button__line" data-mobile="<?php echo esc_attr( $props['modes']['mobile'] ); ?>" data-tablet="<?php echo esc_attr( $props['modes']['tablet'] ); ?>" data-desktop="<?php echo esc_attr( $props['modes']['desktop'] ); ?>">
	<?php if ( in_array( 'button', $props['modes'], true ) ) : ?>
		<a class="hvac-button hvac-phone-button__button" href="<?php echo esc_url( $phone['href'] ); ?>">
			<?php $ui( 'controls/icon', array( 'name' => 'phone' ) ); ?>
			<span class="hvac-phone-button__action" data-hvac-slot="buttonText"><?php $slot( 'buttonText' ); ?></span> <span class="hvac-number" aria-live="polite" data-printed="<?php echo esc_attr( $phone['text'] ); ?>"><?php $text( $phone['text'] ); ?></span>
		</a>
	<?php endif; ?>
	<?php if ( in_array( 'text', $props['modes'], true ) ) : ?>
		<p class="hvac-phone-button__text">
			<span class="hvac-phone-button__leading" data-hvac-slot="leadingText"><?php $slot( 'leadingText' ); ?></span> <a class="hvac-phone-button__link" href="<?php echo esc_url( $phone['href'] ); ?>"><?php $ui( 'controls/icon', array( 'name' => 'phone' ) ); ?><span class="hvac-number" aria-live="polite" data-printed="<?php echo esc_attr( $phone['text'] ); ?>"><?php $text( $phone['text'] ); ?></span></a>
		</p>
	<?php endif; ?>
</div>
<?php
};
