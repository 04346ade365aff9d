<?php
/**
 * The upper half of a card: its picture or icon, the slots `title` and `text`. The block's wrapper is the card, with the class `hvac-card`; the block's
 * own view adds facts and action.
 */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, href: string, picture: array<string, mixed>|null, icon: string, hasEyebrow?: bool} $props */

	$heading = "h{$props['level']}";
	?>
<?php if ( null !== $props['picture'] ) : ?>
	<div class="hvac-card__picture"><?php $ui( 'media/picture', $props['picture'] ); ?></div>
<?php elseif ( '' !== $props['icon'] ) : ?>
	<span class="hvac-card__icon"><?php $ui( 'controls/icon', array( 'name' => $props['icon'] ) ); ?></span>
<?php endif; ?>
<div class="hvac-card__head">
	<?php if ( $props['hasEyebrow'] ?? false ) : ?>
		<p class="hvac-card__eyebrow" data-hvac-slot="eyebrow"><?php $slot( 'eyebrow' ); ?></p>
	<?php endif; ?>
	<<?php echo tag_escape( $heading ); ?> class="hvac-card__title">
		<?php if ( '' === $props['href'] ) : ?>
			<span data-hvac-slot="title"><?php $slot( 'title' ); ?></span>
		<?php else : ?>
			<a class="hvac-card__link" href="<?php echo esc_url( $props['href'] ); ?>" data-hvac-slot="title"><?php $slot( 'title' ); ?></a>
		<?php endif; ?>
	</<?php echo tag_escape( $heading ); ?>>
</div>
<p class="hvac-card__text" data-hvac-slot="text"><?php $slot( 'text' ); ?></p>
<?php
};
