<?php
/**
 * The first line of anything that takes time: visitors without heating or cooling, or who smell gas, are told whom to call. `Values\EmergencyLane` makes
 * its props; with a slot, an editor writes what to do about gas.
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{phone: array{text: string, href: string}|null, texts: array{title: string, hours: string, gas: string}, slot?: string} $props */

	$named = $props['slot'] ?? '';
	?>
<div class="hvac-emergency">
	<?php $ui( 'controls/icon', array( 'name' => 'triangleAlert' ) ); ?>
	<p class="hvac-emergency__title"><?php $text( $props['texts']['title'] ); ?></p>
	<?php if ( null !== $props['phone'] ) : ?>
		<p class="hvac-emergency__reach">
			<a class="hvac-emergency__call" href="<?php echo esc_url( $props['phone']['href'] ); ?>"><?php $ui( 'controls/icon', array( 'name' => 'phone' ) ); ?><span><?php $text( $props['phone']['text'] ); ?></span></a>
			<?php if ( '' !== $props['texts']['hours'] ) : ?>
				<span class="hvac-emergency__hours"><?php $text( $props['texts']['hours'] ); ?></span>
			<?php endif; ?>
		</p>
	<?php endif; ?>
	<?php if ( '' === $named ) : ?>
		<p class="hvac-emergency__gas"><?php $text( $props['texts']['gas'] ); ?></p>
	<?php else : ?>
		<p class="hvac-emergency__gas" data-hvac-slot="<?php echo esc_attr( $named ); ?>"><?php $slot( $named ); ?></p>
	<?php endif; ?>
</div>
<?php
};
