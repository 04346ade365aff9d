<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, buttonLink: string, picture: array<string, mixed>|null, claim: array<string, mixed>|null} $props */

	$heading = "h{$props['level']}";
	?>
<div class="hvac-hero hvac-pricing-guide__hero">
	<div class="hvac-hero__words">
		<<?php echo tag_escape( $heading ); ?> class="hvac-hero__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
		<p class="hvac-hero__text" data-hvac-slot="intro"><?php $slot( 'intro' ); ?></p>
		<div class="hvac-hero__actions"><a class="hvac-button" href="<?php echo esc_url( $props['buttonLink'] ); ?>" data-hvac-slot="buttonText"><?php $slot( 'buttonText' ); ?></a></div>
	</div>
	<?php if ( null !== $props['picture'] ) : ?>
		<div class="hvac-hero__picture"><?php $ui( 'media/picture', $props['picture'] ); ?></div>
	<?php endif; ?>
</div>
<div class="hvac-cards hvac-pricing-guide__cards" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
<p class="hvac-section__note" data-hvac-slot="note"><?php $slot( 'note' ); ?></p>
<?php if ( null !== $props['claim'] ) : ?>
	<?php $ui( 'layout/claim', $props['claim'] ); ?>
<?php endif; ?>
<?php
};
