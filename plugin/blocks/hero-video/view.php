<?php
/** The twin of view.tsx. The browser starts the film by itself, unless a visitor prefers reduced motion or runs no script: then `media` leaves it nothing to load. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   level: int, href: string, heights: array{mobile: int, tablet: int, desktop: int}, dim?: int, position?: string, picture: array<string, mixed>|null,
	 *   film: array{src: string, type: string}|null, texts: array{pause: string, play: string},
	 * } $props
	 */

	$heading = "h{$props['level']}";
	$style   = "--hvac-hero-mobile:{$props['heights']['mobile']}px;--hvac-hero-tablet:{$props['heights']['tablet']}px;--hvac-hero-desktop:{$props['heights']['desktop']}px";
	$style  .= isset( $props['dim'] ) ? ";--hvac-dim:{$props['dim']}%" : '';
	?>
<div class="hvac-hero-video__stage" style="<?php echo esc_attr( $style ); ?>"<?php if ( isset( $props['position'] ) ) : ?> data-position="<?php echo esc_attr( $props['position'] ); ?>"<?php endif; ?>>
	<?php if ( null !== $props['picture'] ) : ?>
		<?php $ui( 'media/picture', $props['picture'] ); ?>
	<?php endif; ?>
	<?php if ( null !== $props['film'] ) : ?>
		<video class="hvac-film" autoplay="" muted="" loop="" playsinline="" aria-hidden="true">
			<source media="(prefers-reduced-motion: no-preference) and (scripting: enabled)" src="<?php echo esc_url( $props['film']['src'] ); ?>" type="<?php echo esc_attr( $props['film']['type'] ); ?>">
		</video>
		<button type="button" class="hvac-hero-video__pause" aria-label="<?php echo esc_attr( $props['texts']['pause'] ); ?>"><?php $ui( 'controls/icon', array( 'name' => 'pause' ) ); ?></button>
	<?php endif; ?>
	<div class="hvac-hero-video__words">
		<<?php echo tag_escape( $heading ); ?> class="hvac-hero__heading" data-hvac-slot="heading"><?php $slot( 'heading' ); ?></<?php echo tag_escape( $heading ); ?>>
		<p class="hvac-hero__text" data-hvac-slot="text"><?php $slot( 'text' ); ?></p>
		<div class="hvac-hero-video__inner" data-hvac-slot="content"><?php $slot( 'content' ); ?></div>
		<p class="hvac-hero__actions"><?php $ui( 'controls/action', array( 'slot' => 'linkText', 'href' => $props['href'], 'class' => 'hvac-hero-video__link' ) ); ?></p>
	</div>
</div>
<?php
};
