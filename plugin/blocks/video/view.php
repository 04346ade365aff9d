<?php
/** The twin of view.tsx, before the button is pressed. Without a script the button leads to the video, and so does the link below it. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, title: string, href: string, playerUrl: string, picture: array<string, mixed>|null, hasTranscript: bool,
	 *   texts: array{play: string, loads: string, watch: string, refused: string, transcript: string},
	 * } $props
	 */
	?>
<figure class="hvac-video__figure">
	<div class="hvac-video-frame">
		<?php if ( null !== $props['picture'] ) : ?>
			<?php $ui( 'media/picture', $props['picture'] ); ?>
		<?php endif; ?>
		<form class="hvac-video__start" action="<?php echo esc_url( $props['href'] ); ?>">
			<button type="submit" class="hvac-video__play">
				<?php $ui( 'media/play-disc', array() ); ?>
				<span class="hvac-visually-hidden"><?php $text( $props['texts']['play'] ); ?></span>
			</button>
		</form>
	</div>
	<figcaption class="hvac-video__caption">
		<span class="hvac-video__title" data-hvac-slot="title"><?php $slot( 'title' ); ?></span>
		<span class="hvac-video__note"><?php $text( "{$props['texts']['loads']} " ); ?><a href="<?php echo esc_url( $props['href'] ); ?>"><?php $text( $props['texts']['watch'] ); ?></a></span>
		<span class="hvac-video__refused" role="status"></span>
	</figcaption>
</figure>
<?php if ( $props['hasTranscript'] ) : ?>
	<details class="hvac-disclosure hvac-video__transcript">
		<summary class="hvac-disclosure__summary">
			<span><?php $text( $props['texts']['transcript'] ); ?></span>
			<?php $ui( 'controls/icon', array( 'name' => 'chevronDown' ) ); ?>
		</summary>
		<div class="hvac-disclosure__content" data-hvac-slot="transcript"><?php $slot( 'transcript' ); ?></div>
	</details>
<?php endif; ?>
<?php
};
