<?php
/**
 * The first line of anything that takes time. Gas and carbon monoxide come first, in a box without a phone number of the site; then visitors without
 * heating or cooling are told whom to call. `Values\EmergencyLane` makes its props; with a slot, an editor writes what to do about gas.
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{phone: array{text: string, href: string}|null, dealersUrl: string, texts: array{title: string, hours: string, gas: string, dealers: string}, slot?: string} $props */

	$named = $props['slot'] ?? '';
	?>
<div class="hvac-emergency">
	<p class="hvac-emergency__gas">
		<?php $ui( 'controls/icon', array( 'name' => 'triangleAlert' ) ); ?>
		<?php if ( '' === $named ) : ?>
			<span><?php $text( $props['texts']['gas'] ); ?></span>
		<?php else : ?>
			<span data-hvac-slot="<?php echo esc_attr( $named ); ?>"><?php $slot( $named ); ?></span>
		<?php endif; ?>
	</p>
	<div class="hvac-emergency__help">
		<p class="hvac-emergency__title"><?php $text( $props['texts']['title'] ); ?></p>
		<?php if ( null !== $props['phone'] ) : ?>
			<p class="hvac-emergency__reach">
				<a class="hvac-emergency__call" href="<?php echo esc_url( $props['phone']['href'] ); ?>">
					<?php $ui( 'controls/icon', array( 'name' => 'phone' ) ); ?>
					<span><?php $text( $props['phone']['text'] ); ?></span>
				</a>
				<?php if ( '' !== $props['texts']['hours'] ) : ?>
					<span class="hvac-emergency__hours"><?php $text( $props['texts']['hours'] ); ?></span>
				<?php endif; ?>
			</p>
		<?php endif; ?>
		<p class="hvac-emergency__dealers"><a href="<?php echo esc_url( $props['dealersUrl'] ); ?>"><?php $text( $props['texts']['dealers'] ); ?></a></p>
	</div>
</div>
<?php
};
