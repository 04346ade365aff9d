<?php
/** Pages that may help when something was not found. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{links: list<array{icon: string, text: string, href: string}>} $props */
	?>
<ul class="hvac-help-links">
	<?php foreach ( $props['links'] as $link ) : ?>
		<li>
			<a class="hvac-help-links__link" href="<?php echo esc_url( $link['href'] ); ?>">
				<?php $ui( 'controls/icon', array( 'name' => $link['icon'] ) ); ?>
				<span><?php $text( $link['text'] ); ?></span>
			</a>
		</li>
	<?php endforeach; ?>
</ul>
<?php
};
