<?php
/** The twin of view.tsx. As a dialog it opens and closes by `popovertarget`, without a script. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, level: int, isModal: bool, anchorLink: string, buttonLink: string, image: array<string, mixed>|null,
	 *   claim: array<string, mixed>|null, texts: array{close: string},
	 * } $props
	 */

	$heading = "h{$props['level']}";
	$dialog  = "{$props['id']}-dialog";
	?>
<?php if ( $props['isModal'] ) : ?>
	<button type="button" class="hvac-button hvac-pop-up__open" popovertarget="<?php echo esc_attr( $dialog ); ?>" popovertargetaction="show" aria-haspopup="dialog">
		<?php $ui( 'controls/icon', array( 'name' => 'tag' ) ); ?>
		<span data-hvac-slot="buttonText"><?php $slot( 'buttonText' ); ?></span>
	</button>
	<dialog class="hvac-campaign-banner__panel hvac-pop-up" id="<?php echo esc_attr( $dialog ); ?>" popover="" aria-labelledby="<?php echo esc_attr( "{$props['id']}-text" ); ?>">
<?php else : ?>
	<section class="hvac-campaign-banner__panel" aria-labelledby="<?php echo esc_attr( "{$props['id']}-text" ); ?>">
<?php endif; ?>
	<?php if ( null !== $props['image'] ) : ?>
		<div class="hvac-campaign-banner__picture"><?php $ui( 'media/picture', $props['image'] ); ?></div>
	<?php endif; ?>
	<div class="hvac-campaign-banner__words">
		<<?php echo tag_escape( $heading ); ?> class="hvac-campaign-banner__text" id="<?php echo esc_attr( "{$props['id']}-text" ); ?>">
			<?php if ( '' === $props['anchorLink'] ) : ?>
				<span data-hvac-slot="text"><?php $slot( 'text' ); ?></span>
			<?php else : ?>
				<a href="<?php echo esc_url( $props['anchorLink'] ); ?>"><span data-hvac-slot="text"><?php $slot( 'text' ); ?></span></a>
			<?php endif; ?>
		</<?php echo tag_escape( $heading ); ?>>
		<p class="hvac-campaign-banner__details" data-hvac-slot="details"><?php $slot( 'details' ); ?></p>
		<p class="hvac-campaign-banner__details" data-hvac-slot="terms"><?php $slot( 'terms' ); ?></p>
		<?php if ( null !== $props['claim'] ) : ?>
			<?php $ui( 'layout/claim', $props['claim'] ); ?>
		<?php endif; ?>
	</div>
	<p class="hvac-campaign-banner__action"><?php $ui( 'controls/action', array( 'slot' => 'buttonLabel', 'href' => $props['buttonLink'] ) ); ?></p>
<?php if ( $props['isModal'] ) : ?>
		<button type="button" class="hvac-button hvac-button--quiet hvac-pop-up__close" popovertarget="<?php echo esc_attr( $dialog ); ?>" popovertargetaction="hide" aria-label="<?php echo esc_attr( $props['texts']['close'] ); ?>">
			<?php $ui( 'controls/icon', array( 'name' => 'x' ) ); ?>
		</button>
	</dialog>
<?php else : ?>
	</section>
<?php endif; ?>
<?php
};
