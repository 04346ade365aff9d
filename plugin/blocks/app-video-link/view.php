<?php
/** The twin of view.tsx, before the button is pressed. Without a script the button leads to the video, and so does the link below it. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/**
	 * @var array{
	 *   id: string, href: string,
	 *   video: array{title: string, href: string, playerUrl: string, texts: array{play: string, loads: string, watch: string, refused: string}}|null,
	 *   picture: array<string, mixed>|null, texts: array{close: string},
	 * } $props
	 */

	$video = $props['video'];
	?>
<div class="hvac-app-video-link__card">
	<?php if ( null !== $props['picture'] ) : ?>
		<div class="hvac-app-video-link__picture hvac-video-frame">
			<?php $ui( 'media/picture', $props['picture'] ); ?>
			<?php if ( null !== $video ) : ?>
				<?php $ui( 'media/play-disc', array() ); ?>
			<?php endif; ?>
		</div>
	<?php endif; ?>
	<div class="hvac-app-video-link__words">
		<?php if ( null === $video ) : ?>
			<a class="hvac-app-video-link__open" href="<?php echo esc_url( $props['href'] ); ?>">
				<span data-hvac-slot="text"><?php $slot( 'text' ); ?></span>
				<?php $ui( 'controls/icon', array( 'name' => 'arrowRight' ) ); ?>
			</a>
		<?php else : ?>
			<form action="<?php echo esc_url( $video['href'] ); ?>">
				<button type="submit" class="hvac-app-video-link__open" aria-haspopup="dialog">
					<span data-hvac-slot="text"><?php $slot( 'text' ); ?></span>
				</button>
			</form>
			<p class="hvac-app-video-link__note"><?php $text( "{$video['texts']['loads']} " ); ?><a href="<?php echo esc_url( $video['href'] ); ?>"><?php $text( $video['texts']['watch'] ); ?></a></p>
		<?php endif; ?>
	</div>
</div>
<?php
};
