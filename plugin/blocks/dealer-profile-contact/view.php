<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, phone: array{text: string, href: string, group: string}|null, address: list<string>,
	 *   directions: array{text: string, note: string, href: string}|null, hours: list<array{days: string, times: string}>, now: array<string, string>, emergency: string,
	 *   map: array<string, mixed>|null, texts: array{contact: string, call: string, hours: string, address: string, showMap: string, map: string},
	 * } $props
	 */

	$heading = "h{$props['level']}";
	?>
<section class="hvac-dealer-profile-contact__card" aria-labelledby="<?php echo esc_attr( "{$props['id']}-title" ); ?>">
	<<?php echo tag_escape( $heading ); ?> class="hvac-visually-hidden" id="<?php echo esc_attr( "{$props['id']}-title" ); ?>"><?php $text( $props['texts']['contact'] ); ?></<?php echo tag_escape( $heading ); ?>>
	<?php if ( null !== $props['phone'] ) : ?>
		<a class="hvac-button hvac-dealer-profile-contact__call" href="<?php echo esc_url( $props['phone']['href'] ); ?>">
			<?php $ui( 'controls/icon', array( 'name' => 'phone' ) ); ?>
			<span class="hvac-visually-hidden"><?php $text( $props['texts']['call'] ); ?></span>
			<span><?php $text( $props['phone']['text'] ); ?></span>
		</a>
	<?php endif; ?>
	<?php if ( '' !== $props['emergency'] ) : ?>
		<p class="hvac-dealer-profile-contact__row"><?php $ui( 'controls/icon', array( 'name' => 'clock' ) ); ?><strong><?php $text( $props['emergency'] ); ?></strong></p>
	<?php endif; ?>
	<?php if ( array() !== $props['address'] ) : ?>
		<div class="hvac-dealer-profile-contact__row">
			<?php $ui( 'controls/icon', array( 'name' => 'mapPin' ) ); ?>
			<span class="hvac-visually-hidden"><?php $text( $props['texts']['address'] ); ?></span>
			<address class="hvac-dealer-profile-contact__address">
				<?php foreach ( $props['address'] as $line ) : ?>
					<span><?php $text( $line ); ?></span>
				<?php endforeach; ?>
				<?php if ( null !== $props['directions'] ) : ?>
					<a class="hvac-dealer-profile-contact__directions" href="<?php echo esc_url( $props['directions']['href'] ); ?>" target="_blank" rel="noreferrer external">
						<span><?php $text( $props['directions']['text'] ); ?></span>
						<?php $ui( 'controls/icon', array( 'name' => 'externalLink' ) ); ?>
						<span class="hvac-visually-hidden"><?php $text( $props['directions']['note'] ); ?></span>
					</a>
				<?php endif; ?>
			</address>
		</div>
	<?php endif; ?>
	<?php foreach ( $props['now'] as $state => $words ) : ?>
		<p class="hvac-dealer-profile-contact__row hvac-dealer-profile-contact__now" data-state="<?php echo esc_attr( $state ); ?>"><?php $ui( 'controls/icon', array( 'name' => 'clock' ) ); ?><strong><?php $text( $words ); ?></strong></p>
	<?php endforeach; ?>
	<?php if ( array() !== $props['hours'] ) : ?>
		<div class="hvac-dealer-profile-contact__row">
			<?php $ui( 'controls/icon', array( 'name' => 'clock' ) ); ?>
			<span class="hvac-visually-hidden"><?php $text( $props['texts']['hours'] ); ?></span>
			<dl class="hvac-dealer-profile-contact__hours">
				<?php foreach ( $props['hours'] as $row ) : ?>
					<div>
						<dt><?php $text( $row['days'] ); ?></dt>
						<dd><?php $text( $row['times'] ); ?></dd>
					</div>
				<?php endforeach; ?>
			</dl>
		</div>
	<?php endif; ?>
	<?php if ( null !== $props['map'] ) : ?>
		<button type="button" class="hvac-button hvac-button--secondary hvac-dealer-profile-contact__open">
			<?php $ui( 'controls/icon', array( 'name' => 'map' ) ); ?>
			<span><?php $text( $props['texts']['showMap'] ); ?></span>
		</button>
	<?php endif; ?>
</section>
<?php
};
