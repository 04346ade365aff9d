<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{design: string, detailsLink: string, picture: array<string, mixed>|null, claim: array<string, mixed>|null} $props */

	$laurel = static function (): void {
		?>
		<svg class="hvac-award-banner__laurel" viewBox="0 0 48 96" width="48" height="96" fill="currentColor" aria-hidden="true" focusable="false">
			<path d="M44 93C20 86 8 62 14 26l3 .6C11.7 60 22.5 82 45 90Z"/>
			<path d="M17 28C9 22 8 12 13 3c6 8 8 17 4 25ZM13 43C4 40 0 33 0 24c9 3 14 10 13 19ZM15 57C6 57 0 52-2 43c10 0 16 5 17 14ZM21 70c-8 3-16 0-21-8 9-3 17 0 21 8ZM30 80c-6 6-15 6-23 1 7-6 16-7 23-1ZM16 39c8-4 11-11 9-20-8 4-12 11-9 20ZM17 54c9-1 14-7 15-16-9 1-15 7-15 16ZM23 67c9 1 15-3 19-11-9-2-16 3-19 11Z"/>
		</svg>
		<?php
	};
	?>
<div class="hvac-award-banner__panel">
	<?php if ( null !== $props['picture'] ) : ?>
		<div class="hvac-award-banner__picture"><?php $ui( 'media/picture', $props['picture'] ); ?></div>
	<?php elseif ( 'awardV2' === $props['design'] ) : ?>
		<?php $laurel(); ?>
	<?php elseif ( 'awardV3' === $props['design'] ) : ?>
		<span class="hvac-award-banner__seal"><?php $ui( 'controls/icon', array( 'name' => 'award' ) ); ?></span>
	<?php endif; ?>
	<div class="hvac-award-banner__words">
		<p class="hvac-award-banner__text" data-hvac-slot="awardText"><?php $slot( 'awardText' ); ?></p>
		<p class="hvac-award-banner__details">
			<?php if ( '' === $props['detailsLink'] ) : ?>
				<span data-hvac-slot="awardDetailsText"><?php $slot( 'awardDetailsText' ); ?></span>
			<?php else : ?>
				<a href="<?php echo esc_url( $props['detailsLink'] ); ?>" data-hvac-slot="awardDetailsText"><?php $slot( 'awardDetailsText' ); ?></a>
			<?php endif; ?>
			<sup data-hvac-slot="awardDetailsSup"><?php $slot( 'awardDetailsSup' ); ?></sup>
		</p>
		<?php if ( null !== $props['claim'] ) : ?>
			<?php $ui( 'layout/claim', $props['claim'] ); ?>
		<?php endif; ?>
	</div>
	<?php if ( 'awardV2' === $props['design'] ) : ?>
		<?php $laurel(); ?>
	<?php endif; ?>
</div>
<?php
};
