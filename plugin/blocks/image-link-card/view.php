<?php
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{level: int, href: string, newTab: string, isLink: bool, picture: array<string, mixed>|null} $props */

	$is_link = $props['isLink'] && '' !== $props['href'];
	$heading = $props['isLink'] ? "h{$props['level']}" : 'p';
	?>
<?php if ( null !== $props['picture'] ) : ?>
	<div class="hvac-card__picture"><?php $ui( 'media/picture', $props['picture'] ); ?></div>
<?php endif; ?>
<div class="hvac-card__head">
	<<?php echo tag_escape( $heading ); ?> class="hvac-card__title hvac-image-link-card__label">
		<?php if ( $is_link ) : ?>
			<a class="hvac-card__link" href="<?php echo esc_url( $props['href'] ); ?>"<?php echo '' === $props['newTab'] ? '' : ' target="_blank" rel="noopener"'; ?>>
				<span data-hvac-slot="link_label"><?php $slot( 'link_label' ); ?></span>
				<?php if ( '' !== $props['newTab'] ) : ?>
					<span class="hvac-visually-hidden"><?php $text( " {$props['newTab']}" ); ?></span>
				<?php endif; ?>
			</a>
			<?php $ui( 'controls/icon', array( 'name' => '' === $props['newTab'] ? 'arrowRight' : 'externalLink' ) ); ?>
		<?php else : ?>
			<span data-hvac-slot="link_label"><?php $slot( 'link_label' ); ?></span>
		<?php endif; ?>
	</<?php echo tag_escape( $heading ); ?>>
</div>
<p class="hvac-card__text" data-hvac-slot="description_text"><?php $slot( 'description_text' ); ?></p>
<?php
};
