<?php
/** The pages above this one; the last step is the page itself. A step without an address is plain text. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{label: string, steps: list<array{text: string, url: string}>} $props */

	$last = count( $props['steps'] ) - 1;
	?>
<nav class="hvac-trail" aria-label="<?php echo esc_attr( $props['label'] ); ?>">
	<ol class="hvac-trail__steps">
		<?php foreach ( $props['steps'] as $place => $step ) : ?>
			<li class="hvac-trail__step">
				<?php if ( $place === $last ) : ?>
					<span aria-current="page"><?php $text( $step['text'] ); ?></span>
				<?php else : ?>
					<?php if ( '' === $step['url'] ) : ?>
						<span><?php $text( $step['text'] ); ?></span>
					<?php else : ?>
						<a class="hvac-trail__link" href="<?php echo esc_url( $step['url'] ); ?>"><?php $text( $step['text'] ); ?></a>
					<?php endif; ?>
					<?php $ui( 'controls/icon', array( 'name' => 'chevronRight' ) ); ?>
				<?php endif; ?>
			</li>
		<?php endforeach; ?>
	</ol>
</nav>
<?php
};
