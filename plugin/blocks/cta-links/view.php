<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string, level: int, button: array{slot: string, href: string}|null, links: list<array{slot: string, href: string}>} $props */

	$heading = "h{$props['level']}";
	?>
<div class="hvac-cta-links__panel">
	<<?php echo tag_escape( $heading ); ?> class="hvac-cta-links__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
	<?php if ( null !== $props['button'] ) : ?>
		<?php
		$ui(
			'controls/action',
			array(
				'slot'  => $props['button']['slot'],
				'href'  => $props['button']['href'],
				'class' => 'hvac-cta-links__button',
			)
		);
		?>
	<?php endif; ?>
	<?php if ( array() !== $props['links'] ) : ?>
		<ul class="hvac-cta-links__links">
			<?php foreach ( $props['links'] as $each ) : ?>
				<li>
					<a class="hvac-cta-links__link" href="<?php echo esc_url( $each['href'] ); ?>">
						<span data-hvac-slot="<?php echo esc_attr( $each['slot'] ); ?>"><?php $slot( $each['slot'] ); ?></span>
						<?php $ui( 'controls/icon', array( 'name' => 'arrowRight' ) ); ?>
					</a>
				</li>
			<?php endforeach; ?>
		</ul>
	<?php endif; ?>
</div>
<?php
};
