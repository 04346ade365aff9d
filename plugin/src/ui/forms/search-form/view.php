<?php
/** Searches the site, or what the argument `name` says on the current page. */
declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

return static function ( array $props, callable $text, callable $slot, callable $ui ): void {
	/** @var array{id: string, action: string, label: string, button: string, value: string, longest: int, name?: string} $props */
	?>
<form class="hvac-search-form" role="search" aria-label="<?php echo esc_attr( $props['label'] ); ?>" method="get" action="<?php echo esc_url( $props['action'] ); ?>">
	<?php if ( isset( $props['name'] ) ) : ?>
		<?php $ui( 'controls/page-query', array() ); ?>
	<?php endif; ?>
	<label class="hvac-field__label" for="<?php echo esc_attr( $props['id'] ); ?>"><?php $text( $props['label'] ); ?></label>
	<input
		class="hvac-field__input" id="<?php echo esc_attr( $props['id'] ); ?>" name="<?php echo esc_attr( $props['name'] ?? 's' ); ?>" type="search" maxlength="<?php echo (int) $props['longest']; ?>"
		value="<?php echo esc_attr( $props['value'] ); ?>" autocomplete="off" enterkeyhint="search"
	>
	<button type="submit" class="hvac-button"><?php $ui( 'controls/icon', array( 'name' => 'search' ) ); ?><span><?php $text( $props['button'] ); ?></span></button>
</form>
<?php
};
